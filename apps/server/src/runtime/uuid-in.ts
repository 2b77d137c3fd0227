const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id as a caller sent it, for a comparison with a column of UUIDs; null, which equals none, where it is no UUID. A column that is cast to text in its place is compared row by row, without its index. */
export const uuidIn = (text: string): string | null => (uuid.test(text) ? text : null);
