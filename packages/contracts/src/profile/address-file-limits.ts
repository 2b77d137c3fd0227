/** Rows and bytes that one import of addresses takes. */
export const addressFileLimits = { rows: 500, bytes: 300_000 };
