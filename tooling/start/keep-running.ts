import { join } from 'node:path';
import { EmbeddedDatabaseError } from '@quartermaster/database/embedded';
import { announcement } from './announce.ts';
import { listDemoAccounts } from './demo-accounts.ts';
import { StartError } from './error.ts';
import type { Marketplace } from './marketplace.ts';
import type { Settings } from './settings.ts';

/** One run of the marketplace, as the person at the terminal sees it. */
export interface Run {
  readonly root: string;
  /** @throws StartError for what the person can put right */
  readonly settings: () => Settings;
  readonly start: (settings: Settings) => Promise<Marketplace>;
  readonly say: (line: string) => void;
  /** The address that is announced; the marketplace's own unless it is given. */
  readonly address?: (settings: Settings) => string;
}

/** Starts everything, shows where it is, and stops it in order when it is told to. Ends the process: with 0 where it was told to. */
export async function keepRunning({ root, settings: read, start, say, address = ({ webOrigin }) => webOrigin }: Run): Promise<never> {
  try {
    const settings = read();
    const starting = start(settings);
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
      say(announcement(address(settings), accounts, join(settings.dataDir, 'logs'), process.stdin.isTTY, running.operatorTokenFile, running.supervisor));
    };
    if (!interrupted) await announce();
    if (process.stdin.isTTY) process.stdin.on('data', () => void announce());

    const death = await running.died;
    // Where it was told to stop, that ends the process.
    if (interrupted) return await new Promise<never>(() => {});
    await running.stop();
    throw death;
  } catch (error) {
    console.error(isForThePerson(error) ? `\n${error.message}` : error);
    process.exit(1);
  }
}

/** A sentence with what to do needs no stack; a mistake of ours does. */
function isForThePerson(error: unknown): error is Error {
  return error instanceof StartError || error instanceof EmbeddedDatabaseError;
}
