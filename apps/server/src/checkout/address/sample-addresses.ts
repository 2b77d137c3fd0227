import type { FirstSignInHook } from '../../login/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { addAddresses } from './add-addresses.ts';
import { lockBook } from './book-lock.ts';
import { blankAddress } from './typed-address.ts';

// For the demo accounts only. The codes follow the structure of AACs and DoDAACs (the first characters tell the owner: 47
// GSA, 36 Veterans Affairs, 12 Agriculture, W Army, N Navy), and the names say that they are samples.
const activities = [
  { aac: '47SMPL', activity: 'Sample Depot (GSA)', line1: '1500 Sample Depot Road', city: 'Kansas City', state: 'MO', zip: '64131' },
  { aac: '36SMPL', activity: 'Sample Medical Center (Veterans Affairs)', line1: '810 Sample Avenue', city: 'Perry Point', state: 'MD', zip: '21902' },
  { aac: '12SMPL', activity: 'Sample Research Station (Agriculture)', line1: '14 Sample Field Lane', city: 'Ames', state: 'IA', zip: '50011' },
  { aac: 'WSAMP1', activity: 'Sample Supply Activity (Army)', line1: '7 Sample Street', city: 'Fort Liberty', state: 'NC', zip: '28310' },
  { aac: 'NSAMP1', activity: 'Sample Supply Center (Navy)', line1: '9 Sample Pier', city: 'Norfolk', state: 'VA', zip: '23511' },
] as const;

const contact = { contactName: 'Sample Receiving Clerk', phone: '202-555-0143', email: 'receiving@agency.example.gov' };

const streets = [
  { addressName: 'Main office', line1: '1800 Sample Street NW', line2: 'Room 1', city: 'Washington', state: 'DC', zip: '20405' },
  { addressName: 'Warehouse', line1: '25 Sample Dock Road', line2: 'Dock 4', city: 'Denver', state: 'CO', zip: '80225' },
] as const;

/** Puts the sample activities into the directory; those that are there already stay as they are. */
export async function addSampleActivities(queries: Queries): Promise<void> {
  await queries.query(
    `insert into marketplace.activity_address (aac, activity, contact_name, phone, email, line1, city, state, zip)
     select aac, activity, $2, $3, $4, line1, city, state, zip
     from jsonb_to_recordset($1::jsonb) as sample (aac text, activity text, line1 text, city text, state text, zip text)
     on conflict (aac) do nothing`,
    [JSON.stringify(activities), contact.contactName, contact.phone, contact.email],
  );
}

/** Gives a demo buyer two addresses at their first sign-in. */
export const addSampleAddresses: FirstSignInHook = async (connection, buyer, { clock, randomness }) => {
  const contactName = [buyer.firstName, buyer.lastName].filter(Boolean).join(' ') || 'Demo Buyer';
  const common = { organization: 'Sample Agency', contactName, phone: '202-555-0100', email: buyer.email ?? 'buyer@agency.example.gov' };
  const added = streets.map((address) => ({ addressId: randomness.uuid(), content: { kind: 'street' as const, address: { ...blankAddress, ...common, ...address } } }));
  await lockBook(connection, buyer.buyerId);
  await addAddresses(connection, buyer.buyerId, clock.now(), added);
};
