import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contribute, definePlugin, vendorTransports, type PluginHost, type ServerPlugin, type VendorTransport } from '@quartermaster/deployment';

export interface OrderFolderOptions {
  readonly folder: string;
  /** Milliseconds between two looks for orders that are not written yet; a second by default. */
  readonly every?: number;
}

/** Each order becomes `<order number>.json` in the folder, written whole or not at all. */
export function orderFolder({ folder, every = 1000 }: OrderFolderOptions): ServerPlugin {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  return definePlugin({
    name: 'plugin-example/order-folder',
    serverRange: '^0.1.0',
    adds: [
      contribute(vendorTransports, async (host): Promise<VendorTransport> => {
        await mkdir(folder, { recursive: true });
        await host.database.query('create schema if not exists order_folder');
        await host.database.query('create table if not exists order_folder.waiting (order_number text primary key, document jsonb not null)');
        timer = setInterval(() => {
          writing = writing.then(() => writeWaiting(host, folder)).catch((error: unknown) => host.log.error({ err: error, folder }, 'orders could not be written; they wait'));
        }, every);
        timer.unref();
        return {
          async placed(transaction, order) {
            await transaction.query('insert into order_folder.waiting (order_number, document) values ($1, $2)', [order.orderNumber, JSON.stringify(order)]);
          },
        };
      }),
    ],
    async stop() {
      clearInterval(timer);
      await writing;
    },
  });
}

/** A file that was written, but whose row is still there after a crash, is written again: with the same contents. */
async function writeWaiting({ database }: PluginHost, folder: string): Promise<void> {
  const { rows } = await database.query<{ readonly number: string; readonly text: string }>(
    'select order_number as number, document::text as text from order_folder.waiting order by order_number limit 100',
  );
  for (const { number, text } of rows) {
    const file = join(folder, `${number}.json`);
    await writeFile(`${file}.unfinished`, text);
    await rename(`${file}.unfinished`, file);
    await database.query('delete from order_folder.waiting where order_number = $1', [number]);
  }
}
