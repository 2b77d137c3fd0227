import { defineToken } from '../runtime/index.ts';
import type { ClientMessages } from './client-messages.ts';
import type { FindStoreService } from './register-store-services.ts';
import type { Wiring } from './wiring.ts';

// The values that the wire needs from areas above it.
export const callers = defineToken<Wiring['callerOf']>('callers', 'Who calls, and in which session.');
export const cartSummaries = defineToken<Wiring['cartSummary']>('cartSummaries', 'What the header shows of the caller’s cart.');
export const clientMessages = defineToken<ClientMessages>('clientMessages', 'What services tell the browsers that are connected.');
export const storeServiceFinder = defineToken<FindStoreService>('storeServiceFinder', 'Finds the services of stores’ own.');
