// npm run purchase-orders -- show | move | send | link | links | revoke. Works on the database of DATABASE_URL.
import { userInfo } from 'node:os';
import { purchaseOrderCommand, PurchaseOrderError } from './purchase-orders/index.ts';
import { runOperatorCommand } from './operator-command.ts';
import { systemRandomness } from './runtime/index.ts';
import { sendDelivery } from './vendor-delivery/index.ts';

await runOperatorCommand({
  applicationName: 'quartermaster-purchase-orders',
  usual: 'npm run purchase-orders',
  Refusal: PurchaseOrderError,
  prepare: (args) => async (pool) =>
    void process.stdout.write(await purchaseOrderCommand(pool, args, { operator: userInfo().username, now: new Date(), randomness: systemRandomness, send: sendDelivery })),
});
