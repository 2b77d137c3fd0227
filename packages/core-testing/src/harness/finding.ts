/** What a probe in the browser found; the file is not known there. */
export interface ProbeFinding {
  readonly check: string;
  readonly message: string;
  readonly remedy: string;
}
