import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { DefinitionList, Text } from '@quartermaster/ui';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Section } from '../parts/Section.tsx';
import { useMay } from '../wire/desk-context.ts';

type Whole = DeskAnswer<'/buyer-request'>;

/** Another agency is asked for: what speaks for it, and the form that has it count. */
export function AgencyCard({ request: { number, state, email }, agency, onDone }: { request: Whole['request']; agency: NonNullable<Whole['agency']>; onDone: (what: string) => void }) {
  const may = useMay('/buyer-request/confirm-agency');
  const { code, name, before, hasItsDomain } = agency;
  return (
    <Section title="The agency">
      <DefinitionList
        entries={[
          { term: 'Asked for', details: `${name} (${code})` }, { term: 'Counted when they asked', details: before === null ? 'None' : before.name === null ? before.code : `${before.name} (${before.code})` },
          { term: 'Their e-mail address', details: email === null ? 'None is known' : hasItsDomain ? 'Of a domain of this agency' : 'Of no domain that is listed for this agency' },
        ]}
      />
      {state === 'open' && !may && <Text as="p" tone="muted">Your role may read requests. An order clerk decides about them.</Text>}
      {state === 'open' && may && (
        <ReasonForm
          path="/buyer-request/confirm-agency" request={{ number, agencyCode: code }} label="By what you know it" hint="It is in the audit log, for example: called back at the agency." button="Confirm the agency" look="primary"
          onDone={() => onDone(`The agency is confirmed. It counts from the buyer’s next call on.${email === null ? '' : ' A mail tells them.'}`)}
        >
          <p>It decides which activities their orders may be billed to, and which stores let them in, until the sign-in service says another agency than it says now.</p>
        </ReasonForm>
      )}
    </Section>
  );
}
