import { mailTransport } from '@quartermaster/deployment';
import { byDefault, defineArea } from '../area/index.ts';
import { clock, database, randomness } from '../runtime/index.ts';
import { forgetOldMail, mailOutbox } from './outbox.ts';

export const mailArea = defineArea({
  name: 'mail',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  points: [byDefault(mailTransport, { needs: { database, clock, randomness }, open: ({ database, clock, randomness }) => mailOutbox(database, clock, randomness) })],
  cleanUp: [forgetOldMail],
});
