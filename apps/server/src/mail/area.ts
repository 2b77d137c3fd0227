import { defineArea, provide } from '../area/index.ts';
import { clock, database, randomness } from '../runtime/index.ts';
import { forgetOldMail, mailOutbox } from './outbox.ts';
import { mail } from './tokens.ts';

export const mailArea = defineArea({
  name: 'mail',
  provides: [provide(mail, { needs: { database, clock, randomness }, open: ({ database, clock, randomness }) => mailOutbox(database, clock, randomness) })],
  cleanUp: [forgetOldMail],
});
