// npm run stores:assortment -- STORE [FILE]. Works on the database of DATABASE_URL.
import type { Pool } from '@quartermaster/database';
import { readJsonFile, runOperatorCommand } from './operator-command.ts';
import { readArguments, type AssortmentCommand, type CommandOptions } from './stores/assortment/arguments.ts';
import { AssortmentError, readAssortmentInput, readAssortments, type Assortment } from './stores/assortment/assortment-file.ts';
import { assortmentInput, changeText } from './stores/assortment/assortment-text.ts';
import { freshenCounts } from './stores/assortment/freshen-counts.ts';
import { readRules } from './stores/assortment/rules.ts';
import { setAssortment } from './stores/assortment/set-assortment.ts';
import { storeNames } from './stores/assortment/store-names.ts';

const say = (output: NodeJS.WriteStream, line: string): void => void output.write(`${line}\n`);

function wantedBy(command: AssortmentCommand): ReadonlyMap<string, Assortment | null> {
  switch (command.kind) {
    case 'set':
      return new Map([[command.store, readAssortmentInput(readJson(command.file))]]);
    case 'set-all':
      return readAssortments(readJson(command.file));
    case 'whole':
      return new Map([[command.store, null]]);
    case 'show':
    case 'again':
      return new Map();
  }
}

const readJson = (file: string): unknown => readJsonFile(file, AssortmentError);

/** Assortments that come with the product are for the stores that are there: an operator may have removed one of them. A person who names a store means it. */
async function ofListed(pool: Pool, wanted: ReadonlyMap<string, Assortment | null>, { supplied }: CommandOptions): Promise<ReadonlyMap<string, Assortment | null>> {
  if (!supplied) return wanted;
  const names = await storeNames(pool);
  for (const store of wanted.keys()) if (!names.includes(store)) say(process.stdout, `${store} is not on the store list: its assortment is left out.`);
  return new Map([...wanted].filter(([store]) => names.includes(store)));
}

async function show(pool: Pool, store: string): Promise<void> {
  const { rowCount } = await pool.query('select from marketplace.store where name = $1', [store]);
  if (rowCount === 0) throw new AssortmentError(`There is no store ${store}.`);
  const assortment = await readRules(pool, store);
  if (assortment === null) say(process.stderr, `${store} sells the whole catalog at the prices of the contracts.`);
  say(process.stdout, JSON.stringify(assortment === null ? {} : assortmentInput(assortment), null, 2));
}

async function present(pool: Pool, store: string): Promise<Assortment> {
  const assortment = await readRules(pool, store);
  if (assortment === null) throw new AssortmentError(`${store} has no assortment of its own: there is nothing to work out.`);
  return assortment;
}

async function set(pool: Pool, store: string, assortment: Assortment | null, { dryRun, supplied }: CommandOptions, again: boolean): Promise<void> {
  const change = await setAssortment(pool, store, assortment, { dryRun, supplied, again, onProgress: (line) => say(process.stdout, line) });
  say(process.stdout, changeText(change, dryRun));
}

await runOperatorCommand({
  applicationName: 'quartermaster-assortment',
  maxConnections: 2,
  usual: 'npm run stores:assortment -- STORE FILE',
  Refusal: AssortmentError,
  prepare(args) {
    const command = readArguments(args);
    const wanted = wantedBy(command);
    return async (pool) => {
      if (command.kind === 'show') return show(pool, command.store);
      if (command.kind === 'again') await set(pool, command.store, await present(pool, command.store), command.options, true);
      else for (const [store, assortment] of await ofListed(pool, wanted, command.options)) await set(pool, store, assortment, command.options, false);
      return freshenCounts(pool);
    };
  },
});
