import { defineToken } from '../runtime/index.ts';
import type { MailStrategy } from './mail.ts';

export const mail = defineToken<MailStrategy>('mail', 'How mail is sent.');
