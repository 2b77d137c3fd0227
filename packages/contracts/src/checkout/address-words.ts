import { countryName, homeCountry } from '../fields/postal/countries.ts';
import type { Address, FinalDestination } from './address.schema.ts';

type Place = Pick<Address, 'city' | 'state' | 'zip' | 'country'>;

/** The ISO code of the country of an address. */
export const countryOf = ({ country = homeCountry }: Pick<Address, 'country'>): string => country;

/** City, state and ZIP code as on a label: `Washington, DC 20405`; overseas with the country: `Berlin 10117, Germany`. */
export function placeLine(place: Place): string {
  const { city, state, zip } = place;
  const region = [state, zip].filter((part) => part !== '').join(' ');
  const local = state === '' ? [city, zip].filter((part) => part !== '').join(' ') : [city, region].filter((part) => part !== '').join(', ');
  const country = countryOf(place);
  return country === homeCountry ? local : `${local}, ${countryName(country)}`;
}

/** The lines of a final destination, the name first; none where there is none. */
export function finalDestinationLines(destination: FinalDestination | undefined): string[] {
  if (destination === undefined) return [];
  const { name, line1, line2, city, region, postalCode, country } = destination;
  return [name, line1, line2, placeLine({ city, state: region, zip: postalCode, country })].filter((line) => line !== '');
}
