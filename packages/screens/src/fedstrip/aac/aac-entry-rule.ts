/** The form of an AAC; whether it is of the buyer’s agency the server says (R07). */
export const aacEntryRule = (typed: string): string | null => (/^[A-Z0-9]{6}$/i.test(typed.trim()) ? null : 'R07: Enter six letters or digits.');
