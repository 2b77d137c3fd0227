import { StartError } from '../start/error.ts';

/** Why a command about stores was not followed. The message says what is wrong, where, and what to do; nothing is changed then. */
export class AssembleError extends StartError {}

export type PackageErrorCode =
  /** The file does not exist, or the registry does not give the package. */
  | 'PACKAGE_NOT_FETCHED'
  /** The registry took too long. */
  | 'PACKAGE_LATE'
  /** Larger than a store can need, as it is fetched or unpacked. */
  | 'PACKAGE_TOO_LARGE'
  /** Other bytes than those that the registry published, or than those that were approved. */
  | 'PACKAGE_INTEGRITY'
  /** No tarball, or one with entries that do not belong into a package. */
  | 'PACKAGE_UNREADABLE';

/** A package that cannot be fetched or must not be unpacked. The code is for programs, the message for people. */
export class PackageError extends AssembleError {
  readonly code: PackageErrorCode;

  constructor(code: PackageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
