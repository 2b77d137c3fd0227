// Fetches the tarball of one package into a file, for fetch-tarball.ts: its argument is a FetchOrder, its message a FetchOutcome.
import pacote from 'pacote';
import { npmOptions } from './npm-options.ts';
import type { FetchOrder, FetchOutcome } from './order.ts';
import { limitReceivedBytes } from './received-bytes.ts';

const { spec, registries, file, cache, mostReceived } = JSON.parse(process.argv[2] ?? '') as FetchOrder;

/** npm would wait ten seconds and more before it asks again. */
const retry = { retries: 1, minTimeout: 1000, maxTimeout: 1000 };

function tell(outcome: FetchOutcome): void {
  process.send?.(outcome, undefined, undefined, () => process.exit());
}
const refused = (error: unknown): FetchOutcome => ({ kind: 'refused', code: error instanceof Error && 'code' in error ? String(error.code) : 'no code', words: error instanceof Error ? error.message : String(error) });

// Some errors of a connection end up here only.
process.on('uncaughtException', (error) => tell(refused(error)));
limitReceivedBytes(mostReceived, () => tell({ kind: 'too much' }));
try {
  await pacote.tarball.file(spec, file, { ...(await npmOptions(process.cwd())), ...registries, cache, retry });
  tell({ kind: 'fetched' });
} catch (error) {
  tell(refused(error));
}
