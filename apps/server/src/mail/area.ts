import { mailTransport, type MailStrategy } from '@quartermaster/deployment';
import { byDefault, defineArea, provide } from '../area/index.ts';
import { outboxDatabase } from '../outbox/index.ts';
import { clock, database, log, randomness } from '../runtime/index.ts';
import { tracing } from '../telemetry/index.ts';
import { mailDueAfterSetBack } from './due-after-set-back.ts';
import { forgetOldMail } from './forget-mail.ts';
import { openMailSender, type MailSender, type MailServer } from './mail-server.ts';
import { openMailPump } from './open-mail-pump.ts';
import { isOutbox, mailOutbox } from './outbox.ts';
import { pluginSender } from './plugin-sender.ts';
import { mailServerOf, mailServerSettings, smtpSettings } from './settings.ts';
import { mailPump } from './tokens.ts';

/** Where a deployment's mail leaves by a plugin, so does what waits in the outbox; null: nothing leaves. */
const senderOf = (mail: MailStrategy, server: MailServer | null): MailSender | null => (isOutbox(mail) ? server && openMailSender(server) : pluginSender(mail));

export const mailArea = defineArea({
  name: 'mail',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  settings: [...smtpSettings],
  points: [byDefault(mailTransport, { needs: { database, clock, randomness }, open: ({ database, clock, randomness }) => mailOutbox(database, clock, randomness) })],
  provides: [
    provide(mailPump, {
      needs: { ...mailServerSettings, mail: mailTransport, outboxDatabase, clock, randomness, log, tracing },
      open: ({ mail, outboxDatabase: database, clock, randomness, log, tracing, ...given }) => {
        const sender = senderOf(mail, mailServerOf(given));
        return sender === null ? null : openMailPump({ sender, database, clock, randomness, log, tracing });
      },
      close: (pump) => pump?.stop(),
    }),
  ],
  cleanUp: [forgetOldMail, mailDueAfterSetBack],
});
