/** The errors of this package. All of them are a `LawspeakerError`. */

import type { Problem, ProblemError, StreamEnd } from "./schema.js";

/** The service did not answer the question. */
export class LawspeakerError extends Error {
  override name = "LawspeakerError";
}

/** The service refused the request or failed, and says why. An illegal action is not a problem: it is an answer. */
export class LawspeakerProblem extends LawspeakerError {
  override name = "LawspeakerProblem";
  /** The type of problem: the path of a page about it, such as `/problems/invalid-request`. */
  readonly type: string;
  /** The type of problem in a few words. */
  readonly title: string;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong with this request. */
  readonly detail: string;
  /** The errors in the request, each with its place (a JSON Pointer) and what is wrong there. */
  readonly errors: readonly ProblemError[];
  /** The number of seconds to wait before you retry, if the service says so. */
  readonly retryAfter: number | undefined;
  /** The id of this request in the log of the service. */
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

/** The response is not from Lawspeaker, but perhaps from a proxy or from another service at this address. */
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

/** There was no response: no connection, or a lost connection. `cause` says which. */
export class ServiceUnreachable extends LawspeakerError {
  override name = "ServiceUnreachable";
}

/** The service ended a stream early, again and again, or wants a pause of more than a minute. */
export class StreamEndedEarly extends LawspeakerError {
  override name = "StreamEndedEarly";
  /** The last line of the service, which says why. */
  readonly end: StreamEnd;
  /** The number of questions that were answered. Go on with the one after them. */
  readonly answered: number;

  constructor(end: StreamEnd, answered: number) {
    const pause = end.retry_after === undefined ? "" : ` It can go on after ${end.retry_after} seconds.`;
    super(`The service ended the stream early (${end.reason}). Questions that were answered: ${answered}.${pause}`);
    this.end = end;
    this.answered = answered;
  }

  /** The number of seconds to wait before you go on, if the service says so. */
  get retryAfter(): number | undefined {
    return this.end.retry_after;
  }
}
