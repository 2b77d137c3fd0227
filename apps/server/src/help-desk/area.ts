import { mailTransport } from '@quartermaster/deployment';
import { defineArea } from '../area/index.ts';
import { commentFormServices } from './comment-form-services.ts';
import { forgetOldMessages } from './message-store.ts';
import { keptDays } from './settings.ts';

export const helpDeskArea = defineArea({
  name: 'help-desk',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: [keptDays],
  needs: { mail: mailTransport, keptDays },
  services: ({ mail }) => commentFormServices(mail),
  cleanUp: [forgetOldMessages],
});
