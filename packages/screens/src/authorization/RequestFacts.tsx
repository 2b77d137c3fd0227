import { formatMoney, type AttributesOf } from '@quartermaster/contracts';
import { DefinitionList } from '@quartermaster/ui';
import { dayOf } from './authorization-words.ts';
import { termsEntries } from './terms-entries.ts';

/** Who asks for what, as their supervisor reads it. */
export function RequestFacts({ request }: Pick<AttributesOf<'/profile/supervisor_response', 'Open'>, 'request'>) {
  const { memberName, memberEmail, government, purpose, yearly, askedAt, answerBy, status, terms, reason } = request;
  return (
    <DefinitionList
      entries={[
        { term: 'Who asks', details: `${memberName} (${memberEmail})` }, { term: 'Government', details: government }, { term: 'For', details: purpose },
        { term: 'Asked for', details: `${formatMoney(yearly)} a year, on ${dayOf(askedAt)}` }, ...(status === 'requested' ? [{ term: 'Answer due', details: dayOf(answerBy) }] : []),
        ...termsEntries(terms, status === 'authorized'), ...(reason === null ? [] : [{ term: 'Reason', details: reason }]),
      ]}
    />
  );
}
