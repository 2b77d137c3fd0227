/** An import in the history. */
export interface ImportRun {
  readonly importId: number;
  /** The name of the file. */
  readonly source: string;
  readonly madeBy: string;
  readonly atDesk: boolean;
  /** `interrupted`: the program that ran it has ended before its end. `stopped`: an operator has stopped it. */
  readonly state: 'uploading' | 'running' | 'interrupted' | 'done' | 'failed' | 'stopped';
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
  /** The operator who has asked to stop it. */
  readonly stopAskedBy: string | null;
  /** The import that this one undoes, its file, and why. Its `changed` are products that are as they were before, `rejected` those that were left as they are. */
  readonly undoes: number | null;
  readonly reason: string | null;
  /** Products that an undo has taken away. */
  readonly removed: number;
  /** The undo of this import, and how far that is. */
  readonly undoneBy: number | null;
  readonly undoState: 'running' | 'done' | 'failed' | 'stopped' | null;
  readonly beforeKept: 'none' | 'kept' | 'tooMany' | 'expired';
}

/** Seconds between two signs of life of a running import. */
export const beatSeconds = 5;

/** Seconds without one after which an import counts as interrupted. */
export const silentSeconds = 60;

/** Mistakes in rows that the history keeps of an import; the numbers count them all. */
export const mostRejects = 10_000;

/** Files that wait at the desk to be imported. Each is in the database, and may be as large as the limit of a file; an operator who is busy has a few. */
export const mostUploads = 10;
