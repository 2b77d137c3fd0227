import { mailTransport } from '@quartermaster/deployment';
import { defineArea } from '../area/index.ts';
import { log } from '../runtime/index.ts';
import { commentFormServices } from './comment-form-services.ts';
import { mailLater } from './mail-later.ts';
import { forgetOldMessages } from './message-store.ts';
import { keptDays } from './settings.ts';

export const helpDeskArea = defineArea({
  name: 'help-desk',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: [keptDays],
  needs: { mail: mailTransport, keptDays, log },
  services: ({ mail }) => commentFormServices(mail),
  cleanUp: [forgetOldMessages, (database, now, { mail, log: to }) => mailLater(database, now, mail, to)],
});
