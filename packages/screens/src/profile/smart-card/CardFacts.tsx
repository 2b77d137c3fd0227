import type { RegisteredCard } from '@quartermaster/contracts';
import { DefinitionList } from '@quartermaster/ui';
import { longDay } from '../../shell/index.ts';

/** The entries on a card, and the date until which it is good. */
export function CardFacts({ card: { holder, agency, issuer, expiresAt } }: { card: RegisteredCard }) {
  return (
    <DefinitionList
      entries={[
        { term: 'Holder', details: holder || 'Not named' },
        { term: 'Agency', details: agency },
        { term: 'Issuer', details: issuer },
        { term: 'Expires', details: longDay(expiresAt) },
      ]}
    />
  );
}
