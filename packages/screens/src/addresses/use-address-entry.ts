import type { AddressForm, NewAddress } from '@quartermaster/contracts';
import { useForm } from '../forms/index.ts';
import { addressFieldsOf } from './address-fields.ts';

interface AddressEntryOptions {
  /** The form as the server has answered last. */
  readonly asked: AddressForm;
  /** What is shown first in place of the answer’s values: a draft. */
  readonly values?: NewAddress | null;
  readonly isPending: boolean;
  /** `isConfirmed`: the buyer has seen a suggestion. */
  readonly onSend: (address: NewAddress, isConfirmed: boolean) => void | Promise<void>;
}

/** The entry of an address: its form, and what to do with a suggestion. */
export function useAddressEntry({ asked, values, isPending, onSend }: AddressEntryOptions) {
  const form = useForm({
    fields: addressFieldsOf(asked.kind), values: values ?? asked.values, answer: asked, errors: asked.errors, isPending, onSend: (address) => onSend(address, false),
  });

  return {
    form,
    /** Sends what is typed, as it is. */
    keep: () => void onSend(form.values(), true),
    /** Takes the suggestion into the form, and sends that. */
    take() {
      for (const [name, value] of Object.entries(asked.suggestion ?? {})) form.setValue(name as keyof NewAddress, value);
      void onSend({ ...form.values(), ...asked.suggestion }, true);
    },
  };
}

export type AddressEntry = ReturnType<typeof useAddressEntry>;
