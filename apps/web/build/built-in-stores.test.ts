import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInStores } from './built-in-stores.ts';

const files = {
  'src/stores.ts': `
    type StoreList = Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
    export const other: readonly string[] = [];
    export const stores: StoreList = {
      ADVANTAGE: () => import('./advantage.ts'),
      VA: () => import('./va.ts'),
      DHS: () => import('./dhs.ts'),
    };
    export const firstStores: StoreList = { ...stores, DHS: () => import('./dhs-first.ts') };`,
  'src/browser.ts': "import { firstStores, stores } from './stores.ts';\nconsole.log(Object.keys(stores), Object.keys(firstStores));",
  ...Object.fromEntries(['advantage', 'va', 'dhs', 'dhs-first'].map((name) => [`src/${name}.ts`, `export default 'the store ${name}';`])),
};

describe('the stores that the operator names', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'quartermaster-stores-'));
    mkdirSync(join(root, 'src'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  async function builtWith(chosen: string): Promise<string[]> {
    const built = await build({ root, configFile: false, logLevel: 'silent', plugins: [builtInStores(root, chosen)], build: { write: false, rolldownOptions: { input: join(root, 'src/browser.ts') } } });
    const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
    const code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('\n');
    return ['advantage', 'va', 'dhs', 'dhs-first'].filter((name) => code.includes(`the store ${name}'`) || code.includes(`the store ${name}\``) || code.includes(`the store ${name}"`));
  }

  it.each([
    ['', ['advantage', 'va', 'dhs', 'dhs-first']],
    ['ADVANTAGE', ['advantage']],
    ['ADVANTAGE, VA', ['advantage', 'va']],
    ['dhs advantage', ['advantage', 'dhs', 'dhs-first']],
  ])('"%s": the web is built with them, and has nothing of the others', async (chosen, expected) => {
    expect(await builtWith(chosen)).toEqual(expected);
  });

  it.each([
    ['ADVANTAGE,MOON', 'MOON is no store of this repository. Name some of ADVANTAGE, VA, DHS.'],
    ['VA', 'ADVANTAGE is shown where no other store is asked for. Add it.'],
  ])('"%s" is refused in a sentence', async (chosen, sentence) => {
    await expect(builtWith(chosen)).rejects.toThrow(`BUILT_IN_STORES cannot be used. ${sentence}`);
  });
});
