export { aacField } from './aac-field.ts';
export { addressFields } from './address-fields.ts';
export { AddressFields } from './AddressFields.tsx';
