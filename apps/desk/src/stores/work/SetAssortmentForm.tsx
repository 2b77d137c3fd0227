import { useNavigate } from 'react-router-dom';
import { ReasonForm } from '../../parts/ReasonForm.tsx';
import { Section } from '../../parts/Section.tsx';
import { useMay } from '../../wire/desk-context.ts';
import { addressOfWork } from './store-addresses.ts';

/** Sets what was previewed. */
export function SetAssortmentForm({ workId, store }: { workId: number; store: string }) {
  const navigate = useNavigate();
  if (!useMay('/store/assortment/set')) return null;
  return (
    <Section title="Set it">
      <ReasonForm path="/store/assortment/set" request={{ workId }} label="Reason" hint="It is in the audit log." button={`Set what ${store} sells`} look="primary" onDone={(answer) => void navigate(addressOfWork(answer.workId))}>
        <p>Searches, pages and carts see either what is sold now or what is sold then, never half of each. It is refused if somebody has changed it after this preview.</p>
      </ReasonForm>
    </Section>
  );
}
