/** The origin of an address that a request names; null where it names none. */
export const originOf = (address: unknown): string | null => (typeof address === 'string' ? (URL.parse(address)?.origin ?? null) : null);
