/** Why a document is not taken, in the words and with the status of its answer. */
export class CxmlProblem extends Error {
  override readonly name = 'CxmlProblem';
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** It was read, and what it says cannot be meant. */
export const notUnderstood = (sentence: string): CxmlProblem => new CxmlProblem(400, sentence);
/** It cannot be read. */
export const notReadable = (sentence: string): CxmlProblem => new CxmlProblem(406, sentence);
/** It is about something that is not so (any more). */
export const conflict = (sentence: string): CxmlProblem => new CxmlProblem(409, sentence);
/** It asks for what this server does not do. */
export const notImplemented = (sentence: string): CxmlProblem => new CxmlProblem(450, sentence);
