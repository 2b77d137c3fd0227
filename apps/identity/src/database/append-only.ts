/** Tables of the identity server of which no row is changed or deleted by a running program. */
export const appendOnly: readonly string[] = ['account_audit'];
