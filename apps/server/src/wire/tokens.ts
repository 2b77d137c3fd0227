import { defineToken } from '../runtime/index.ts';
import type { BusinessCounts } from './business-counts.ts';
import type { ClientMessages } from './client-messages.ts';
import type { FindStoreService } from './register-store-services.ts';
import type { Wiring } from './wiring.ts';

// The values that the wire needs from areas above it.
export const businessCounts = defineToken<BusinessCounts>('businessCounts', 'Counts orders and sign-ins.');
export const callers = defineToken<Wiring['callerOf']>('callers', 'The caller of a request, and their session.');
export const cartSummaries = defineToken<Wiring['cartSummary']>('cartSummaries', 'The line of the header about the caller’s cart.');
export const clientMessages = defineToken<ClientMessages>('clientMessages', 'The messages of services to the browsers that are connected.');
export const storeServiceFinder = defineToken<FindStoreService>('storeServiceFinder', 'Finds the services of stores’ own.');
