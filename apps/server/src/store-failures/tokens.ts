import { defineToken } from '../runtime/index.ts';
import type { StoreFailures } from './store-failures.ts';

export const storeFailures = defineToken<StoreFailures>('storeFailures', 'Notes failures of stores for operators.');
