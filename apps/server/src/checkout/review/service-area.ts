import { countryOf, homeCountry, type Address } from '@quartermaster/contracts';
import { deliversToCountry, delivers } from '../../catalog/index.ts';

/** Whether an offer is delivered to this address: its vendor names first digits of ZIP codes and countries; one that names none serves the United States. */
export const isDelivered = (serviceArea: readonly string[] | null | undefined, address: Pick<Address, 'zip' | 'country'>): boolean => {
  const [area, country] = [serviceArea ?? null, countryOf(address)];
  return country === homeCountry ? delivers(area, address.zip) : deliversToCountry(area, country);
};
