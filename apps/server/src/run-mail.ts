// npm run mail -- list | dead | resend | discard. Works on the database of DATABASE_URL.
import { mailCommand, MailError } from './mail/index.ts';
import { runOperatorCommand } from './operator-command.ts';
import { mailedPurchaseOrders } from './vendor-delivery/index.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-mail',
  usual: 'npm run mail',
  Refusal: MailError,
  prepare: (args) => async (pool) => void process.stdout.write(await mailCommand(pool, args, { now: new Date(), purchaseOrders: mailedPurchaseOrders })),
});
