"""The resources of the API, one in each file: schemas, documents and operations."""
