/** The conditions of PostgreSQL that the applications answer to (PostgreSQL documentation, appendix A). */
export const SqlState = {
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  lockNotAvailable: '55P03',
  diskFull: '53100',
  insufficientPrivilege: '42501',
  /** A statement took longer than its limit. */
  queryCanceled: '57014',
} as const;

/**
 * The five-character SQLSTATE of an error, or undefined when it does not come from the database.
 * An error may have been wrapped on its way: every cause is looked at.
 */
export function sqlState(error: unknown): string | undefined {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 8; current = current.cause, depth += 1) {
    const code: unknown = 'code' in current ? current.code : undefined;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && 'severity' in current) return code;
  }
  return undefined;
}
