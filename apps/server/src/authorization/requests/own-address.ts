/** The mailbox of an address, as far as people reach the same one by several: the case, dots and what follows a plus do not count, and neither does the domain. */
const mailbox = (email: string): string => (email.trim().toLowerCase().split('@')[0] ?? '').replace(/\+.*$/, '').replaceAll('.', '');

/**
 * Whether an address may be one of the member's own. Both are of one government, whose domains mostly reach the same mailbox by its name; so the same name at another of its
 * domains counts as theirs, too. A supervisor who has the same one is asked by another address, or through the help desk.
 */
export const mayBeOwn = (email: string, own: readonly string[]): boolean => own.some((known) => mailbox(known) === mailbox(email));
