import { sharedWait } from '@quartermaster/database';
import type { Logger } from 'pino';
import type { Clock } from '../runtime/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import { keepSchedule, keysInUse } from './key-schedule.ts';
import { changeKeys, readCookieKeys, readSigningKeys, type KeptKey } from './key-store.ts';
import { newSigningKey, type SigningKey } from './signing-key.ts';

/** The keys that sign tokens and cookies. They are never logged and never leave the server. */
export interface KeySets {
  /** The first one signs; all of them are published and verify. Never empty. */
  readonly signing: readonly [SigningKey, ...SigningKey[]];
  readonly cookies: readonly string[];
}

/** The current keys. */
export interface CurrentKeys {
  /** A change by another process is known here after five seconds. */
  read(): Promise<KeySets>;
  /** Makes a successor and deletes old keys when it is time. */
  keep(): Promise<void>;
}

const KNOWN_FOR_MS = 5_000;
const PATIENCE_MS = 2_000;
const DAYS = 86_400_000;

/** Reads the keys of this deployment; the first process ever to start makes them. */
export async function openKeys(deps: { store: SealedStore; keyDays: number; clock: Clock; log: Logger }): Promise<CurrentKeys> {
  const { store, clock, log } = deps;
  const cookies = await readCookieKeys(store, clock.now());
  let known: { readonly keys: readonly KeptKey[]; readonly at: number } = { keys: [], at: 0 };
  const know = (keys: readonly KeptKey[]): void => void (known = { keys, at: clock.now().getTime() });
  const keep = async (): Promise<void> => {
    const plan = (keys: readonly KeptKey[]): readonly KeptKey[] => keepSchedule<SigningKey>(keys, clock.now(), deps.keyDays * DAYS, newSigningKey);
    const seen = await readSigningKeys(store);
    // Most of the time nothing is due, and no process has to wait for its turn.
    const keys = plan(seen) === seen ? seen : await changeKeys(store, plan);
    for (const { kid, signsFrom } of keys) if (!seen.some((key) => key.kid === kid)) log.info({ kid, signsFrom }, 'a signing key was made');
    for (const { kid } of seen) if (!keys.some((key) => key.kid === kid)) log.info({ kid }, 'a signing key was deleted');
    know(keys);
  };
  await keep();
  const readAnew = sharedWait(() => readSigningKeys(store), PATIENCE_MS);
  return {
    keep,
    async read() {
      if (Math.abs(clock.now().getTime() - known.at) >= KNOWN_FOR_MS) {
        // The previous ones still sign; without a database, sign-in does not work anyway.
        await readAnew().then(know, (error: unknown) => log.error({ err: error }, 'the signing keys cannot be read'));
      }
      const [signer, ...others] = keysInUse(known.keys, clock.now());
      if (signer === undefined) throw new Error('There is no signing key.');
      return { signing: [bare(signer), ...others.map(bare)], cookies };
    },
  };
}

const bare = ({ signsFrom: _from, deleteAt: _end, ...key }: KeptKey): SigningKey => key;
