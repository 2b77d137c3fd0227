// Gives packages that were asked for at the desk to the program that has started this one (npm run stores -- requests, and npm start in a trial), over the channel between the two.
import { openPool } from '@quartermaster/database';
// Not through its door: the desk's services would be loaded, and stay in memory while nothing is to be done.
import { takeAdditions, type AdditionEnd, type AdditionOrder } from './desk/command/take-additions.ts';

type Heard = { readonly kind: 'step'; readonly step: string } | { readonly kind: 'end'; readonly end: AdditionEnd };

const url = process.env['DATABASE_URL'];
if (url === undefined || url === '' || process.send === undefined) throw new Error('Use "npm run stores -- requests", which starts this program on a database.');
const stop = new AbortController();
process.once('disconnect', () => stop.abort());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const carryOut = (order: AdditionOrder, say: (step: string) => void): Promise<AdditionEnd> =>
  new Promise((resolve, reject) => {
    const hear = (message: unknown): void => {
      const heard = message as Heard;
      if (heard.kind === 'step') return say(heard.step);
      settle();
      resolve(heard.end);
    };
    // What is left unfinished is taken by the next program.
    const lost = (): void => {
      settle();
      reject(new Error('What carries requests out has ended.'));
    };
    const settle = (): void => {
      process.off('message', hear);
      stop.signal.removeEventListener('abort', lost);
    };
    process.on('message', hear);
    stop.signal.addEventListener('abort', lost);
    process.send?.(order);
  });

const pool = openPool(url, { applicationName: 'quartermaster-store-requests', maxConnections: 2 });
try {
  // A program beside the servers may come before them; one that is started after them has no need of it, nor of what all tables are made by.
  if (!process.argv.includes('--after-servers')) await (await import('./migrate-marketplace.ts')).migrateMarketplace(pool);
  process.send({ ready: true });
  await takeAdditions(pool, { carryOut, watch: process.argv.includes('--watch'), signal: stop.signal });
} catch (error) {
  if (!stop.signal.aborted) throw error;
} finally {
  await pool.end();
  if (process.connected) process.disconnect();
}
