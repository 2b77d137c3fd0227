import { defineToken } from '../runtime/index.ts';
import type { AskLimits } from './ask-upstream.ts';
import type { StoreServices } from './store-services.ts';

export const upstreamLimits = defineToken<AskLimits>('upstreamLimits', 'The time and the bytes that services of stores’ own may take.');
export const storeServices = defineToken<StoreServices>('storeServices', 'The services of stores’ own.');
