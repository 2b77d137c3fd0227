import { homeCountry, zipRule } from '@quartermaster/contracts';

/** The first five digits of a ZIP code (specification, section 5: 5 digits, optionally plus 4); null when it is none. */
export const zipDigits = (zip: string): string | null => (zipRule(zip) === null ? zip.trim().slice(0, 5) : null);

/**
 * Where an offer is delivered: first digits of ZIP codes, and countries by their codes of two letters, of which `US` is every ZIP code. Null is every ZIP
 * code and no other country: who ships overseas says so.
 */
export type ServiceArea = readonly string[] | null;

/** The ZIP codes of an area alone; null is every one. */
export const zipArea = (area: ServiceArea): ServiceArea =>
  area === null || area.includes(homeCountry) ? null : area.filter((entry) => /^\d/.test(entry));

/** Whether a vendor delivers to a ZIP code. As long as none is known, it may. */
export function delivers(area: ServiceArea, zip: string | null): boolean {
  const zips = zipArea(area);
  return zips === null || zip === null || zips.some((digits) => zip.startsWith(digits));
}

/** Whether a vendor ships to another country. */
export const deliversToCountry = (area: ServiceArea, country: string): boolean => area?.includes(country) ?? false;

/** Every vendor of a product limits where it delivers: the price depends on where the buyer is. */
export const needsZip = (areas: readonly ServiceArea[]): boolean => areas.length > 0 && areas.every((area) => zipArea(area) !== null);
