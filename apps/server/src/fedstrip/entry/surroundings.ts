import type { RequisitionFacts, RuleSettings } from '@quartermaster/contracts/requisition';
import { agencyNameOf, findBilledActivity, readActivityPlaces, type ActivityPlace } from '../../checkout/index.ts';
import { readRuleSettings } from '../../requisitions/index.ts';
import { washingtonDay, type Queries } from '../../runtime/index.ts';

/** What the rules go by, beside what is typed. */
export interface Surroundings {
  readonly facts: RequisitionFacts;
  readonly settings: RuleSettings;
}

/** The settings and what the directory says, for a buyer: the requisitioner has to be of their agency (R07), a supplementary address of the requisitioner’s (R10). */
export async function readSurroundings(queries: Queries, buyerId: string, { activity, supplementary }: { readonly activity: string; readonly supplementary: string }, now: Date): Promise<Surroundings> {
  const settings = await readRuleSettings(queries);
  const places = await readActivityPlaces(queries, activity, supplementary);
  const isOwn = (await findBilledActivity(queries, activity, buyerId)) !== null;
  const factsOf = (place: ActivityPlace | undefined, isOfAgency: boolean): RequisitionFacts['requisitioner'] => (place === undefined ? null : { isActive: place.active, isOfAgency, state: place.state, zip: place.zip });
  const own = factsOf(places.get(activity), isOwn);
  const requisitioner = own === null || isOwn ? own : { ...own, comparedWith: await agencyNameOf(queries, buyerId) };
  const other = places.get(supplementary);
  return { settings, facts: { today: washingtonDay(now), requisitioner, supplementary: factsOf(other, other?.isSameAgency ?? false), isNumberUsed: false } };
}

/** As it goes to the page. */
export const sentSurroundings = ({ facts: { today, requisitioner, supplementary }, settings }: Surroundings) =>
  ({ today, requisitioner, supplementary, settings: { ...settings, rulesOff: [...settings.rulesOff], unverifiedRefused: [...settings.unverifiedRefused], exportGroups: [...settings.exportGroups] } });
