import { CONTRACTS } from './contracts.ts';
import type { RoomOrder } from './room-order.ts';
import { UI } from './ui.ts';

/** The workspaces whose rooms have an order. */
export const ROOM_ORDERS: readonly RoomOrder[] = [CONTRACTS, UI];
