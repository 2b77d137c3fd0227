import { startPump, type Pump, type PumpLog } from '../outbox/index.ts';
import type { MailSender } from './mail-server.ts';
import { sendWaitingMail, type MailTools } from './send-waiting-mail.ts';

export interface MailPumpOptions extends Omit<MailTools, 'random'> {
  readonly sender: MailSender;
  readonly log: MailTools['log'] & PumpLog;
}

/** Sends the mail of the outbox as long as the process runs. */
export function openMailPump(tools: MailPumpOptions): Pump {
  const pump = startPump({ name: 'mail', log: tools.log, step: () => sendWaitingMail({ ...tools, random: Math.random }) });
  return {
    async stop() {
      await pump.stop();
      tools.sender.close();
    },
  };
}
