import { z } from 'zod';
import { response } from '../wire/service.ts';
import { addressFormSchema, type AddressForm } from './address-form.schema.ts';
import { office } from './address.examples.ts';
import { fieldErrorSchema } from './checkout.schema.ts';

const { addressName, organization, contactName, phone, email, line1, line2, city, state, zip } = office;
const final = { finalName: 'Sample Mission', finalLine1: 'Unter den Beispielen 1', finalLine2: '', finalCity: 'Berlin', finalRegion: '', finalPostalCode: '10117', finalCountry: 'DE' };

/** A freight forwarder is asked for, because some lines are not shipped to the address that was chosen. */
const freightForwardingSchema = z.object({
  form: addressFormSchema,
  /** The address overseas: its name in the address book. */
  shipTo: z.string(),
  /** Names of the lines that are not shipped there. */
  notShipped: z.array(z.string()),
});
export type FreightForwarding = z.output<typeof freightForwardingSchema>;

/** Where the goods go from the forwarder is what the buyer has chosen already. */
const forwarderForm: AddressForm = {
  kind: 'forwarder',
  addressId: null,
  version: null,
  values: { addressName: '', organization: '', contactName: '', phone: '', email: '', line1: '', line2: '', city: '', state: '', zip: '', ...final },
  errors: [],
  suggestion: null,
  states: [{ code: 'DC', name: 'District of Columbia' }],
  countries: [{ code: 'DE', name: 'Germany' }],
};

/** The answers that ask for a destination that the cart needs, in the way from the cart to checkout. */
export const destinationResponses = {
  NewAAC: response(z.object({ aac: z.string(), errors: z.array(fieldErrorSchema) }), { 'A blank form': { aac: '', errors: [] } }),
  FreightForwarded: response(
    freightForwardingSchema,
    {
      'The destination is known': { form: forwarderForm, shipTo: 'Mission in Berlin', notShipped: ['HP dv7-1211ea'] },
      'The forwarder is typed': { form: { ...forwarderForm, values: { addressName, organization, contactName, phone, email, line1, line2, city, state, zip, ...final } }, shipTo: 'Mission in Berlin', notShipped: ['HP dv7-1211ea', 'Xerox 006R90321'] },
    },
  ),
};
