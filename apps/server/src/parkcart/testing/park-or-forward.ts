// Parks or forwards one cart, as a process of the server does, and ends: so that tests can kill it at FAULT_POINT.
import { openPool } from '@quartermaster/database';
import { systemClock } from '../../runtime/clock.ts';
import { systemRandomness } from '../../runtime/randomness.ts';
import { forwardCart } from '../forward/forward-cart.ts';
import { parkedCartOf } from '../kept-carts.ts';
import { parkCart } from '../park.ts';

const { DATABASE_URL: url = '', BUYER_ID: buyerId = '', CHANGE_KEY: changeKey = '', NAME: name = '', PARKED_CART_ID: parkedCartId = '', EMAIL: email = '' } = process.env;
const database = openPool(url, { maxConnections: 1 });
const tools = { database, randomness: systemRandomness, clock: systemClock };
const owner = { buyerId, store: 'ADVANTAGE' } as const;
if (email === '') await parkCart(tools, owner, { name, keepsCart: false, changeKey }, 1_000);
else {
  const kept = await parkedCartOf(database, owner, parkedCartId);
  if (kept === null) throw new Error('The cart that is to be forwarded is not there.');
  const sender = { buyerId, firstName: 'Demo', lastName: 'Buyer', email: 'buyer@agency.example.gov' };
  await forwardCart({ ...tools, store: owner.store, sender }, kept, { email, note: '', changeKey }, { forwardsADay: 1_000, forwardDays: 30 }, 'http://localhost:8080');
}
await database.end();
