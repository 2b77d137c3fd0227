import { Disclosure } from '@quartermaster/ui';
import { ReasonForm } from '../parts/ReasonForm.tsx';
import { contractWords } from './addresses.ts';

/** Takes a way away, with a reason. */
export const RemoveWayForm = ({ vendorId, contractNumber, onRemoved }: { vendorId: string; contractNumber: string | null; onRemoved: () => void }) => (
  <Disclosure title={`Remove this way: ${contractWords(contractNumber)}`}>
    <ReasonForm path="/vendor/remove-way" request={{ vendorId, contractNumber }} label="Reason" hint="It is in the audit log." button="Remove" look="danger" onDone={onRemoved}>
      <p>What is ordered then waits, or goes by the way for all contracts where there is one.</p>
    </ReasonForm>
  </Disclosure>
);
