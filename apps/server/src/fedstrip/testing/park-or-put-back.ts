// Parks a buyer's requisitions, or puts them back, as a process of the server does, and ends: so that tests can kill it at FAULT_POINT.
import { openPool } from '@quartermaster/database';
import { systemClock, systemRandomness } from '../../runtime/index.ts';
import { fixedStoreList } from '../../testing/store-list.ts';
import type { Buyer, RequestContext } from '../../wire/index.ts';
import { bringBack } from '../parked/bring-back.ts';
import { parkEntry } from '../parked/park-entry.ts';

const { DATABASE_URL: url = '', BUYER: buyer = '', NAME: name = '', CHANGE_KEY: changeKey = '', PARKED_CART_ID: parkedCartId = '' } = process.env;
const database = openPool(url, { maxConnections: 1 });
// What parking uses of a call.
const context = { database, clock: systemClock, randomness: systemRandomness, buyer: JSON.parse(buyer) as Buyer, store: fixedStoreList().default } as unknown as RequestContext;
if (parkedCartId === '') await parkEntry(context, { name, changeKey }, 1_000);
else await bringBack(context, parkedCartId);
await database.end();
