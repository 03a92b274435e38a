# Titles and details of the problems that people at a table get, the same as in problem_types.yaml.

problem-invalid-request = The request is invalid
    .detail = The request does not match the request schema, or names something that does not exist.
problem-impossible-state = The state is impossible
    .detail = The state breaks rules that hold for every state.
