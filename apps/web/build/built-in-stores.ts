import { resolve } from 'node:path';
import { defaultStore } from '@quartermaster/contracts';
import type { ESTree, Plugin } from 'vite';

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Builds the web with the stores that the operator names, and without the others of `src/stores.ts`: nothing of theirs is in the build, and
 * their packages can be added while the deployment runs.
 *
 * @param chosen names that are separated by commas or spaces; empty: all of them
 */
export function builtInStores(root: string, chosen: string): Plugin {
  const list = resolve(root, 'src/stores.ts');
  const names = chosen.toUpperCase().split(/[\s,]+/).filter((name) => name !== '');
  return {
    name: 'quartermaster:built-in-stores',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        if (names.length === 0 || resolve(id.split('?', 1)[0] ?? id) !== list) return null;
        const { body } = this.parse(code);
        const entries = [...entriesOf(body, 'stores'), ...entriesOf(body, 'firstStores')];
        const problem = problemOf(names, [...new Set(entries.map(({ name }) => name))]);
        if (problem !== null) this.error(`BUILT_IN_STORES cannot be used. ${problem}`);
        const leftOut = entries.filter(({ name }) => !names.includes(name)).toReversed();
        return { code: leftOut.reduce((text, entry) => without(text, entry), code), map: null };
      },
    },
  };
}

function problemOf(names: readonly string[], known: readonly string[]): string | null {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return `${unknown} is no store of this repository. Name some of ${known.join(', ')}.`;
  return names.includes(defaultStore) ? null : `${defaultStore} is shown where no other store is asked for. Add it.`;
}

/** The entries of the object that the module exports by this name: a store's name, and where in the code its entry is. */
function entriesOf(statements: ESTree.Program['body'], exported: string): Entry[] {
  const declarations = statements.flatMap((statement) => (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration' ? statement.declaration.declarations : []));
  const object = declarations.find(({ id }) => id.type === 'Identifier' && id.name === exported)?.init;
  if (object?.type !== 'ObjectExpression') throw new Error(`src/stores.ts exports no object with the name ${exported}.`);
  return object.properties.flatMap((property) => (property.type === 'Property' && property.key.type === 'Identifier' ? [{ name: property.key.name, start: property.start, end: property.end }] : []));
}

/** An entry goes with the comma behind it. */
const without = (code: string, { start, end }: Entry): string => code.slice(0, start) + code.slice(end).replace(/^\s*,/, '');
