import { ReasonForm } from '../parts/ReasonForm.tsx';
import { Section } from '../parts/Section.tsx';
import { useMay } from '../wire/desk-context.ts';

/** Refuses a request; the buyer reads why. */
export function RefuseForm({ number, hasAddress, onDone }: { number: string; hasAddress: boolean; onDone: (what: string) => void }) {
  if (!useMay('/buyer-request/refuse')) return null;
  return (
    <Section title="Refuse the request">
      <ReasonForm
        path="/buyer-request/refuse" request={{ number }} label="Reason for the buyer" hint={hasAddress ? 'It is mailed to them, and is on their page “Your data and account”.' : 'No address is known: they read it on their page “Your data and account”.'} button="Refuse"
        onDone={() => onDone(`The request was refused.${hasAddress ? ' A mail tells the buyer why.' : ''}`)}
      />
    </Section>
  );
}
