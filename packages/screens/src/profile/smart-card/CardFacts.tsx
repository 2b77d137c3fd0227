import type { AttributesOf } from '@quartermaster/contracts';
import { DefinitionList } from '@quartermaster/ui';

type RegisteredCard = NonNullable<AttributesOf<'/profile/update_profile', 'Success'>['card']>;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What is written on a card, and until when it is good. */
export function CardFacts({ card: { holder, agency, issuer, expiresAt } }: { card: RegisteredCard }) {
  return (
    <DefinitionList
      entries={[
        { term: 'Holder', details: holder || 'Not named' },
        { term: 'Agency', details: agency },
        { term: 'Issuer', details: issuer },
        { term: 'Expires', details: day.format(new Date(expiresAt)) },
      ]}
    />
  );
}
