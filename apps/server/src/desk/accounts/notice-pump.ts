import type { Pump } from '../../outbox/index.ts';
import { defineToken } from '../../runtime/index.ts';

export const noticePump = defineToken<Pump | null>('noticePump', 'Takes what the identity server has to tell; null where it tells nothing.');

export const finishingPump = defineToken<Pump | null>('finishingPump', 'Finishes changes of accounts that the identity server has made and that are not noted here; null where the desk keeps none.');
