import type { NewAddress, RequestOf } from '@quartermaster/contracts';
import { AacForm } from './AacForm.tsx';
import { AddressChoice } from './AddressChoice.tsx';
import { NewAddressForm } from './NewAddressForm.tsx';
import type { ShipToAnswer } from './ship-to-answer.ts';

export interface ShipToStep {
  isPending: boolean;
  /** A new address that was begun and left for the address book. */
  draft: NewAddress | null;
  onSend: (request: RequestOf<'/checkout/select_shipping'>) => Promise<void>;
  onCancel: () => void;
  onKeepDraft: (draft: NewAddress) => void;
}

/** The step of choosing a destination that the server answered with. */
export function ShipToChoice({ answer, ...step }: ShipToStep & { answer: ShipToAnswer }) {
  switch (answer.responseName) {
    case 'SelectShipping':
      return <AddressChoice attributes={answer.attributes} {...step} />;
    case 'Create':
    case 'LegacyAddress':
      return <NewAddressForm key={answer.attributes.addressId} attributes={answer.attributes} {...step} />;
    case 'AacShipping':
      return <AacForm attributes={answer.attributes} {...step} />;
  }
}
