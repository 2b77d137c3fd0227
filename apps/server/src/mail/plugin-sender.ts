import { within } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import type { MailSender } from './mail-server.ts';

/** Milliseconds for one mail: less than a claim on it holds. */
const patience = 180_000;

/** Hands the mail of the outbox to the plugin by which a deployment's mail leaves: what was written in a transaction leaves as all other mail does (decision 0234). */
export const pluginSender = (plugin: MailStrategy): MailSender => ({
  name: 'mail transport of a plugin',
  async send({ mailId, kind, recipient, subject, body, attachments }) {
    const files = attachments.map(({ name, contentType, content }) => ({ name, contentType, content: new Uint8Array(Buffer.from(content, 'base64')) }));
    try {
      await within(patience, plugin.send({ id: mailId, kind, recipient, subject, body, ...(files.length > 0 && { attachments: files }) }));
      return { kind: 'sent' };
    } catch (error) {
      // A plugin does not say whether it is this mail or all: others are tried, and each of them again.
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error), code: 'PLUGIN' };
    }
  },
  close: () => {},
});
