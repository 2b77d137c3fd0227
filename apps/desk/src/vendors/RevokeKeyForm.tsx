import { Disclosure } from '@quartermaster/ui';
import { ReasonForm } from '../parts/ReasonForm.tsx';

/** Takes a key away, with a reason. */
export const RevokeKeyForm = ({ vendorId, keyId, onRevoked }: { vendorId: string; keyId: string; onRevoked: () => void }) => (
  <Disclosure title={`Revoke the key ${keyId}`}>
    <ReasonForm path="/vendor/revoke-key" request={{ vendorId, keyId }} label="Reason" hint="It is in the audit log." button="Revoke" look="danger" onDone={onRevoked}>
      <p>It opens nothing from then on. The program that has it gets no purchase orders any more.</p>
    </ReasonForm>
  </Disclosure>
);
