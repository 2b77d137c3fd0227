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
  /** What the button of a form says; left out: that the order goes there. */
  use?: string;
}

/** A form of such a step, for whatever is shipped there. */
export interface AddressFormStep extends Omit<ShipToStep, 'onSend'> {
  onSend: (request: Pick<RequestOf<'/checkout/select_shipping'>, 'newAddress' | 'isConfirmed' | 'save' | 'aac'>) => Promise<void>;
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
    case 'NewAAC':
      return <AacForm attributes={answer.attributes} {...step} />;
  }
}
