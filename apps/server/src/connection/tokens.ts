import { defineToken } from '../runtime/index.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import type { ServerConnection } from './open-connection.ts';

export const connectionLimits = defineToken<ConnectionLimits>('connectionLimits', 'What websockets may ask of this process.');
export const serverConnection = defineToken<ServerConnection>('serverConnection', 'The connection of this process to its clients, and to the other processes.');
