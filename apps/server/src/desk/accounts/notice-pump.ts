import type { Pump } from '../../outbox/index.ts';
import { defineToken } from '../../runtime/index.ts';

export const noticePump = defineToken<Pump | null>('noticePump', 'Takes what the identity server has to tell; null where it tells nothing.');
