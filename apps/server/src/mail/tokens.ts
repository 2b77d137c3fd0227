import { defineToken } from '../runtime/index.ts';
import type { Pump } from '../outbox/index.ts';

export const mailPump = defineToken<Pump | null>('mailPump', 'Sends the mail that waits; null where there is neither a mail server nor a plugin that sends.');
