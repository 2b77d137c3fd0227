/** What one card statement may hold: characters of the file, lines, and statements that are kept of a buyer in a store. */
export const statementLimits = { characters: 200_000, lines: 1_000, statements: 24 };

/** Days in which a charge can be disputed, from its date (GSA SmartPay, purchase cards). */
export const disputeDays = 90;
