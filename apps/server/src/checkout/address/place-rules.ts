import { isMilitaryCity, isMilitaryState, militaryStates, saysUnitAndBox, stateOfZip, type FieldError } from '@quartermaster/contracts';
import type { AddressCheck, PostalAddress } from '@quartermaster/deployment';
import { states } from './states.ts';

const nameOf = (code: string): string => states.find((state) => state.code === code)?.name ?? code;

/** What cannot be right between the fields of an address: the ZIP code is of another state, or military post lacks what its mail needs. */
export function placeProblems(address: PostalAddress): (FieldError & { field: keyof PostalAddress })[] {
  return isMilitaryState(address.state) || isMilitaryCity(address.city) ? militaryProblems(address) : zipProblems(address);
}

function zipProblems({ state, zip }: PostalAddress): ReturnType<typeof placeProblems> {
  const own = stateOfZip(zip);
  if (own === state) return [];
  const digits = zip.slice(0, 5);
  if (own === null) return [{ field: 'zip', message: `There is no ZIP code ${digits}. Check it.` }];
  if (isMilitaryState(own)) return [{ field: 'zip', message: `ZIP code ${digits} is of military post: the city is APO, FPO or DPO, and the state is ${own}.` }];
  return [{ field: 'zip', message: `ZIP code ${digits} is in ${nameOf(own)}, not in ${nameOf(state)}. Correct the ZIP code or the state.` }];
}

/** An APO, FPO or DPO has a "state" of its own with its ZIP codes, and is found by unit and box (USPS Publication 28, section 238). */
function militaryProblems({ line1, line2, city, state, zip }: PostalAddress): ReturnType<typeof placeProblems> {
  const own = stateOfZip(zip);
  return [
    ...(saysUnitAndBox(line1, line2) ? [] : [{ field: 'line1' as const, message: 'Enter the unit and the box, for example PSC 1234 BOX 5678, UNIT 2050 BOX 4190, or the name of a ship as USS SAMPLE.' }]),
    ...(isMilitaryCity(city) ? [] : [{ field: 'city' as const, message: 'Enter APO, FPO or DPO in place of a city.' }]),
    ...(isMilitaryState(state) ? [] : [{ field: 'state' as const, message: `Choose ${militaryStates.slice(0, -1).join(', ')} or ${militaryStates.at(-1)}: mail to ${city.toUpperCase()} goes there.` }]),
    ...(!isMilitaryState(state) || own === state ? [] : [{ field: 'zip' as const, message: militaryZip(state) }]),
  ];
}

const zipsOf: Readonly<Record<string, string>> = { AA: '340', AE: '09', AP: '962 to 966' };

const militaryZip = (state: string): string => `ZIP codes of ${nameOf(state)} begin with ${zipsOf[state]}. Correct the ZIP code or the state.`;

/** The check of addresses without a service: by rules. */
export const checkByRules: AddressCheck = {
  check: async (address) => {
    const problems = placeProblems(address);
    return problems.length === 0 ? { kind: 'fits' } : { kind: 'refused', problems };
  },
};
