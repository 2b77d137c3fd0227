import { defineToken } from '../runtime/index.ts';
import type { SharedMemory } from './shared-memory.ts';

export const sharedMemory = defineToken<SharedMemory | null>('sharedMemory', 'What the server processes of one supervisor remember together; null where a server runs by itself.');
