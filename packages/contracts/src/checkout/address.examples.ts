import type { z } from 'zod';
import type { addressSchema } from './address.schema.ts';

export const office: z.output<typeof addressSchema> = {
  addressId: 'address-1',
  addressName: 'Main office',
  kind: 'street',
  aac: null,
  organization: 'Sample Agency',
  contactName: 'Demo Buyer',
  phone: '202-555-0100',
  email: 'buyer@agency.example.gov',
  line1: '1800 F Street NW',
  line2: 'Room 1',
  city: 'Washington',
  state: 'DC',
  zip: '20405',
  isDefault: true,
};

export const depot: z.output<typeof addressSchema> = {
  ...office,
  addressId: 'address-2',
  addressName: 'Depot 47SMPL',
  kind: 'aac',
  aac: '47SMPL',
  organization: 'Sample Depot',
  isDefault: false,
};

/** Overseas, in a country of its own post. */
export const embassy: z.output<typeof addressSchema> = {
  ...office,
  addressId: 'address-4',
  addressName: 'Mission Berlin',
  kind: 'overseas',
  organization: 'Sample Mission',
  phone: '+49 30 5550 1234',
  line1: 'Unter den Beispielen 1',
  line2: '',
  city: 'Berlin',
  state: '',
  zip: '10117',
  country: 'DE',
  isDefault: false,
};

/** A freight forwarder, with where the goods go from there. */
export const forwarder: z.output<typeof addressSchema> = {
  ...office,
  addressId: 'address-5',
  addressName: 'Forwarder for Berlin',
  kind: 'forwarder',
  organization: 'Sample Forwarding',
  line1: '25 Sample Dock Road',
  line2: '',
  city: 'Baltimore',
  state: 'MD',
  zip: '21224',
  finalDestination: { name: 'Sample Mission', line1: 'Unter den Beispielen 1', line2: '', city: 'Berlin', region: '', postalCode: '10117', country: 'DE' },
  isDefault: false,
};
