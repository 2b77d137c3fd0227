/** A finding of a probe in the browser; the file is not known there. */
export interface ProbeFinding {
  readonly check: string;
  readonly message: string;
  readonly remedy: string;
}
