export { aacField } from './aac-field.ts';
export { AacPasswordLink } from './AacPasswordLink.tsx';
export { AddressFields } from './AddressFields.tsx';
export { SuggestedAddress } from './SuggestedAddress.tsx';
export { useAddressEntry } from './use-address-entry.ts';
export { normalizedPhone } from './normalized.ts';
