/** An NSN with its hyphens, as it is printed on labels: `7510-01-392-0564`; other numbers as they are. */
export const shownStockNumber = (stockNumber: string): string => stockNumber.replace(/^(\d{4})(\d{2})([0-9A-Z]\d{2})(\d{4})([A-Z0-9]{2})?$/, (_, ...parts: (string | undefined)[]) => parts.slice(0, 5).filter((part) => part !== undefined).join('-'));
