import { CONTRACTS } from './contracts.ts';
import { CORE } from './core.ts';
import { IDENTITY } from './identity.ts';
import type { RoomOrder } from './room-order.ts';
import { SCREENS } from './screens.ts';
import { SERVER } from './server.ts';
import { UI } from './ui.ts';

/** The workspaces whose rooms have an order. */
export const ROOM_ORDERS: readonly RoomOrder[] = [CONTRACTS, CORE, IDENTITY, SCREENS, SERVER, UI];
