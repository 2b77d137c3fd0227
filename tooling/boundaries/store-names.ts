import { knownStores, shippedStoreList } from '@quartermaster/contracts';
import type { Tree } from './read/tree.ts';

/** A place where a source names a known store. */
interface NamedStore {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Sources in which a store is what its data says. Tests and what they run on may name stores; so may migrations, which are SQL and history. */
const PLACES = /^(apps\/(server|identity)|packages\/(contracts|core))\/src\/(?!.*(\.test\.tsx?$|\.generated\.ts$|(?<=\/)(testing|bench)\/|(?<=\/)testing\.ts$))/;

/** The list that ships. */
const LIST = /^packages\/contracts\/src\/stores\/(known-stores|store-list)\.ts$/;

/** Files in which the same letters mean something else, each with what they mean. */
const OTHER_MEANINGS: ReadonlyMap<string, string> = new Map([
  ['apps/server/src/checkout/address/states.ts', 'VA is Virginia'],
  ['packages/contracts/src/fields/postal/zip-states.ts', 'VA is Virginia'],
  ['packages/contracts/src/fields/postal/countries.ts', 'VA is Vatican City'],
  ['apps/server/src/checkout/address/sample-addresses.ts', 'VA is Virginia'],
  ['apps/identity/src/accounts/demo-accounts.ts', 'a sample account of the department, not of its store'],
]);

/** Names that are words or parts of addresses, too: in other letters than capitals they mean no store. */
const WORDS: ReadonlySet<string> = new Set(['ADVANTAGE', 'VA', 'STATE']);

const inCapitals = new RegExp(`\\b(?:${knownStores.join('|')})\\b`);
/** `dhsReason`, `isDhs`, `/dhs/`; the domain of an address (`dhs.gov`) is that of an agency. */
const inOtherLetters = new RegExp(
  knownStores.filter((name) => !WORDS.has(name)).map((name) => {
    const small = name.toLowerCase();
    return `(?<![A-Za-z])${small}(?![a-z]|\\.[a-z])|${small.charAt(0).toUpperCase()}${small.slice(1)}(?![a-z])`;
  }).join('|'),
);
const paths = new Set(knownStores.flatMap((name) => shippedStoreList[name].services.map(({ path }) => path)));
const inPaths = new RegExp(`(?<![\\w/-])(?:${[...paths].join('|')})(?![\\w-]|/\\w)`);

/**
 * Finds known stores by their names, in code, texts and comments: what a store is, is data, and a comment that explains by a store's name
 * leads the next line of code to it.
 */
export function namedStores(tree: Tree): NamedStore[] {
  return [...tree].filter(([file]) => PLACES.test(file) && !LIST.test(file) && !OTHER_MEANINGS.has(file)).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index): NamedStore[] => {
      const [found] = inPaths.exec(line) ?? inCapitals.exec(line) ?? inOtherLetters.exec(line) ?? [];
      return found === undefined ? [] : [{ file, line: index + 1, message: messageOf(found) }];
    }),
  );
}

const messageOf = (found: string): string =>
  `'${found}' ${found.startsWith('/') ? 'is a path of known stores' : 'names a known store'}. Ask the store of the call what it is (store.family, store.startPath, store.members ...); what is special about one store ` +
  'goes into packages/contracts/src/stores/store-list.ts. In a comment or an example, say what kind of store it is, or take one that is not there, such as HARBOR.';
