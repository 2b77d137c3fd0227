/** An import in the history. */
export interface ImportRun {
  readonly importId: number;
  /** The name of the file. */
  readonly source: string;
  readonly madeBy: string;
  readonly atDesk: boolean;
  /** `interrupted`: the program that ran it has ended before its end. */
  readonly state: 'uploading' | 'running' | 'interrupted' | 'done' | 'failed';
  readonly beganAt: Date;
  readonly endedAt: Date | null;
  /** Bytes. */
  readonly size: number | null;
  readonly bytesRead: number;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly work: string | null;
  readonly workDone: number | null;
  readonly workOf: number | null;
  readonly failure: string | null;
}

/** Seconds between two signs of life of a running import. */
export const beatSeconds = 5;

/** Seconds without one after which an import counts as interrupted. */
export const silentSeconds = 60;

/** Mistakes in rows that the history keeps of an import; the numbers count them all. */
export const mostRejects = 10_000;
