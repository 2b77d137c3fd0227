import type { AttributesOf } from '@quartermaster/contracts';
import { DefinitionList } from '@quartermaster/ui';
import { dayOf } from './aac-days.ts';

/** Who asks to use which activity, as its supervisor reads it. */
export function RequestFacts({ request: { aac, activity, buyerName, buyerEmail, purpose, askedAt } }: Pick<AttributesOf<'/aacassignment/aac_approval', 'Initial'>, 'request'>) {
  return (
    <DefinitionList
      entries={[
        { term: 'Activity', details: activity === '' ? aac : `${aac}, ${activity}` }, { term: 'Who asks', details: buyerEmail === '' ? buyerName : `${buyerName} (${buyerEmail})` },
        { term: 'For', details: purpose }, { term: 'Asked on', details: dayOf(askedAt) },
      ]}
    />
  );
}
