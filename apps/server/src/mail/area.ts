import { mailTransport } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { outboxDatabase } from '../outbox/index.ts';
import { clock, database, log, randomness } from '../runtime/index.ts';
import { tracing } from '../telemetry/index.ts';
import { forgetOldMail } from './forget-mail.ts';
import { openMailPump } from './open-mail-pump.ts';
import { mailOutbox } from './outbox.ts';
import { mailServerOf, mailServerSettings, smtpSettings } from './settings.ts';
import { mailPump } from './tokens.ts';

export const mailArea = defineArea({
  name: 'mail',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  settings: [...smtpSettings],
  points: [byDefault(mailTransport, { needs: { database, clock, randomness }, open: ({ database, clock, randomness }) => mailOutbox(database, clock, randomness) })],
  provides: [
    provide(mailPump, {
      needs: { ...mailServerSettings, outboxDatabase, clock, randomness, log, tracing },
      open: ({ outboxDatabase: database, clock, randomness, log, tracing, ...given }) => {
        const server = mailServerOf(given);
        return server === null ? null : openMailPump({ server, database, clock, randomness, log, tracing });
      },
      close: (pump) => pump?.stop(),
    }),
  ],
  cleanUp: [forgetOldMail],
});
