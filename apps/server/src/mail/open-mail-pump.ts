import { startPump, type Pump, type PumpLog } from '../outbox/index.ts';
import { openMailSender, type MailServer } from './mail-server.ts';
import { sendWaitingMail, type MailTools } from './send-waiting-mail.ts';

export interface MailPumpOptions extends Omit<MailTools, 'sender' | 'random'> {
  readonly server: MailServer;
  readonly log: MailTools['log'] & PumpLog;
}

/** Sends the mail of the outbox as long as the process runs. */
export function openMailPump({ server, ...tools }: MailPumpOptions): Pump {
  const sender = openMailSender(server);
  const pump = startPump({ name: 'mail', log: tools.log, step: () => sendWaitingMail({ ...tools, sender, random: Math.random }) });
  return {
    async stop() {
      await pump.stop();
      sender.close();
    },
  };
}
