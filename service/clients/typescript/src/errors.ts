/** What can go wrong when the service is asked. All of it is a `LawspeakerError`. */

import type { Problem, ProblemError } from "./schema.js";

/** The service could not be asked, or did not answer the question. */
export class LawspeakerError extends Error {
  override name = "LawspeakerError";
}

/** The service refuses to answer, and says why. An illegal action is no problem: it is answered. */
export class LawspeakerProblem extends LawspeakerError {
  override name = "LawspeakerProblem";
  /** The kind of problem: the path of a page of the service about it, such as `/problems/invalid-request`. */
  readonly type: string;
  /** The kind of problem in a few words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong with this request. */
  readonly detail: string;
  /** What is wrong at which place of the request: each error has the JSON Pointer of the place. */
  readonly errors: readonly ProblemError[];
  /** The seconds after which to ask again, if the service says so. */
  readonly retryAfter: number | undefined;
  /** The id under which the service logged the request. */
  readonly requestId: string | undefined;

  constructor(problem: Problem, retryAfter?: number, requestId?: string) {
    const places = (problem.errors ?? []).map((error) => `\n  ${error.pointer || "(the whole body)"}: ${error.detail}`);
    super(`${problem.title}: ${problem.detail}${places.join("")}`);
    this.type = problem.type;
    this.title = problem.title;
    this.status = problem.status;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}

/** The answer is not one of Lawspeaker's, but perhaps one of a proxy, or of another service at this address. */
export class UnexpectedAnswer extends LawspeakerError {
  override name = "UnexpectedAnswer";
  /** The HTTP status. */
  readonly status: number;
  /** The body. */
  readonly text: string;

  constructor(message: string, status: number, text: string) {
    super(message);
    this.status = status;
    this.text = text;
  }
}

/** There is no answer: the service cannot be reached, or the connection broke. `cause` says which. */
export class ServiceUnreachable extends LawspeakerError {
  override name = "ServiceUnreachable";
}
