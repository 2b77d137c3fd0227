/** Most lines of an entry that are not sent yet. */
export const mostEntryLines = 500;

/** Longest texts that are kept as they are typed: more than their columns take, so that a rule can say what is too much. */
export const entryLimits = { stockNumber: 40, quantity: 20, code: 20, approver: 100, remarks: 500, furtherAdviceCodes: 40, exportOption: 60 } as const;
