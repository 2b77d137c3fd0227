import { defineToken } from '../runtime/index.ts';
import type { StoreList } from './store-list.ts';
import type { WebOrigins } from './web-origins.ts';

export const storeList = defineToken<StoreList>('storeList', 'The stores of this deployment, as the database lists them.');
export const webOrigins = defineToken<WebOrigins>('webOrigins', 'Where browsers reach this server: one main origin, and one for each host of a store.');
