/**
 * Why a migration was refused.
 * - `MIGRATION_NAME`: a file is not named `NNNN-name.sql`, or two files carry one number
 * - `MIGRATION_CHANGED`: a file that already ran has other contents now
 * - `MIGRATION_MISSING`: the database knows a migration that the folder lacks
 * - `MIGRATION_OUT_OF_ORDER`: a new file has a lower number than one that already ran
 * - `MIGRATION_FAILED`: the database refused a statement of the file
 * - `MIGRATION_FORBIDDEN`: something is due, and the role of the connection may not change the schema
 */
export type MigrationErrorCode =
  | 'MIGRATION_NAME'
  | 'MIGRATION_CHANGED'
  | 'MIGRATION_MISSING'
  | 'MIGRATION_OUT_OF_ORDER'
  | 'MIGRATION_FAILED'
  | 'MIGRATION_FORBIDDEN';

/** A refused migration. Its message is one sentence with what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
  readonly code: MigrationErrorCode;
  /** The file at fault, without its folder. */
  readonly file: string;

  constructor(code: MigrationErrorCode, file: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.file = file;
  }
}
