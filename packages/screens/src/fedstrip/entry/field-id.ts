/** The id of a field of a line, by which keys and messages find it. */
export const fieldId = (key: string, field: string): string => `line-${key}-${field}`;
