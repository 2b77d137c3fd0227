/**
 * Why the embedded database did not start, or stopped.
 * - `DATA_IN_USE`: another process has the data folder open
 * - `DATA_DAMAGED`: the files cannot be read as a database
 * - `NO_SPACE`: too little room on the disk
 * - `NOT_WRITABLE`: the folder cannot be made or written
 * - `STOPPED`: the database ended while it was in use
 */
export type EmbeddedDatabaseErrorCode = 'DATA_IN_USE' | 'DATA_DAMAGED' | 'NO_SPACE' | 'NOT_WRITABLE' | 'STOPPED';

/** A failure of the embedded database. Its message is one sentence that also says what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
  readonly code: EmbeddedDatabaseErrorCode;

  constructor(code: EmbeddedDatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

/** Says what an error of the file system means for a data folder; any other error is given back as it is. */
export function fileSystemError(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_SPACE.has(code)) return noSpace(dataDir, error);
  if (!NOT_WRITABLE.has(code)) return error;
  return new EmbeddedDatabaseError(
    'NOT_WRITABLE',
    `The data folder ${dataDir} cannot be written (${code}); make it writable for this user, or choose another folder.`,
    { cause: error },
  );
}

export function noSpace(dataDir: string, cause?: unknown): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'NO_SPACE',
    `There is too little room on the disk for the data folder ${dataDir}; free some, or choose a folder on another disk.`,
    { cause },
  );
}

export function dataDamaged(dataDir: string, reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'DATA_DAMAGED',
    `The data in ${dataDir} cannot be opened (${reason}); put back a copy of the folder, or empty it and start anew.`,
  );
}
