// npm start: builds the web, starts everything, shows where it is, and stops it in order.
import { join } from 'node:path';
import { EmbeddedDatabaseError } from '@quartermaster/database/embedded';
import { announcement } from './announce.ts';
import { listDemoAccounts } from './demo-accounts.ts';
import { StartError } from './error.ts';
import { startMarketplace } from './marketplace.ts';
import { readSettings } from './settings.ts';
import { buildWeb } from './web-build.ts';

const root = join(import.meta.dirname, '..', '..');
const say = (line: string): void => console.log(line);

try {
  const settings = readSettings(process.env, process.argv.slice(2), root);
  say('Building the web ...');
  const starting = startMarketplace(root, settings, say, buildWeb(root));
  let interrupted = false;
  const stop = async (): Promise<void> => {
    if (interrupted) return;
    interrupted = true;
    say('\nStopping ...');
    // An order to stop while all is being started counts once it runs; its failure is told below.
    await starting.then((running) => running.stop(), () => {});
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

  const running = await starting;
  const announce = async (): Promise<void> => {
    const accounts = settings.demoAccounts ? await listDemoAccounts(join(root, 'apps', 'identity', 'src', 'operator', 'demo-accounts.ts'), running.databaseUrl, running.identitySecret) : [];
    say(announcement(settings.webOrigin, accounts, join(settings.dataDir, 'logs'), process.stdin.isTTY, running.operatorTokenFile));
  };
  if (!interrupted) await announce();
  if (process.stdin.isTTY) process.stdin.on('data', () => void announce());

  const death = await running.died;
  if (!interrupted) {
    await running.stop();
    throw death;
  }
} catch (error) {
  console.error(isForThePerson(error) ? `\n${error.message}` : error);
  process.exit(1);
}

/** A sentence with what to do needs no stack; a mistake of ours does. */
function isForThePerson(error: unknown): error is Error {
  return error instanceof StartError || error instanceof EmbeddedDatabaseError;
}
