// A mail server of its own process for journeys in a browser: tells the process that forked it its port, then each mail as it came over the wire.
import { openSmtpMailbox } from './smtp-mailbox.ts';

const { port } = await openSmtpMailbox(({ recipients, raw }) => {
  process.send?.({ recipients, raw });
  return 'take';
});
process.once('disconnect', () => process.exit());
process.send?.({ port });
