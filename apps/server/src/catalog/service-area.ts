/** The first five digits of a ZIP code (specification, section 5: 5 digits, optionally plus 4); null when it is none. */
export const zipDigits = (zip: string): string | null => /^(\d{5})(?:-\d{4})?$/.exec(zip.trim())?.[1] ?? null;

/** An area is a list of first digits of ZIP codes; null is everywhere. */
export type ServiceArea = readonly string[] | null;

/** Whether a vendor delivers to a ZIP code. As long as none is known, it may. */
export const delivers = (area: ServiceArea, zip: string | null): boolean =>
  area === null || zip === null || area.some((digits) => zip.startsWith(digits));

/** Every vendor of a product limits where it delivers: the price depends on where the buyer is. */
export const needsZip = (areas: readonly ServiceArea[]): boolean => areas.length > 0 && areas.every((area) => area !== null);

export const zipProblem = 'Enter a ZIP code of 5 digits, for example 20405.';
