import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** One mistake each, where the rule must see it. */
const MISTAKES: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['typescript(no-floating-promises)', 'apps/server/src/a.ts', `async function save() { await 1; }\nexport function run() { save(); }`],
  ['typescript(no-misused-promises)', 'apps/server/src/b.ts', `export const isOpen = async () => true;\nexport const word = () => { if (isOpen()) return 'open'; return 'shut'; };`],
  ['typescript(no-explicit-any)', 'packages/contracts/src/a.ts', `export const read = (value: any) => String(value);`],
  ['typescript(no-unsafe-member-access)', 'packages/contracts/src/b.ts', `export const read = (text: string) => String(JSON.parse(text).name);`],
  ['typescript(no-non-null-assertion)', 'packages/contracts/src/c.ts', `export const first = (list: number[]) => list[0]!;`],
  ['typescript(consistent-type-imports)', 'packages/contracts/src/d.ts', `import { Stats } from 'node:fs';\nexport const size = (stats: Stats) => stats.size;`],
  ['typescript(switch-exhaustiveness-check)', 'packages/contracts/src/e.ts', `export function word(size: 'big' | 'small') { switch (size) { case 'big': return 1; } return 2; }`],
  ['eslint(eqeqeq)', 'packages/database/src/a.ts', `export const same = (a: string, b: string) => a == b;`],
  ['eslint(no-unused-vars)', 'packages/database/src/b.ts', `export function size() { const left = 1; return 2; }`],
  ['eslint(no-console)', 'packages/core/src/a.ts', `export const say = () => console.log('here');`],
  ['eslint(no-console)', 'apps/server/src/c.ts', `export const say = () => console.log('here');`],
  ['import(no-default-export)', 'packages/core/src/b.ts', `export default 1;`],
  ['unicorn(prefer-node-protocol)', 'apps/server/src/d.ts', `import { existsSync } from 'fs';\nexport const isThere = () => existsSync('a');`],
  ['quartermaster(early-browser-globals)', 'packages/screens/src/a.tsx', `export const isWide = window.innerWidth > 600;`],
  ['quartermaster(early-browser-globals)', 'packages/store-any/src/a.tsx', `export const Title = () => <p>{document.title}</p>;`],
  ['quartermaster(plain-words)', 'apps/server/src/e.ts', `/** What a buyer asks, and nobody else. */\nexport const a = 1;`],
  ['quartermaster(plain-words)', 'packages/screens/src/f.tsx', `export const Title = () => <p>The catalogue</p>;`],
  ['eslint(no-restricted-globals)', 'packages/screens/src/b.ts', `export const load = () => fetch('/a');`],
  ['eslint(no-restricted-globals)', 'packages/ui/src/a.ts', `export const read = () => localStorage.getItem('a');`],
  ['eslint(no-restricted-properties)', 'packages/theme-any/src/a.ts', `export const read = () => window.sessionStorage;`],
  ['eslint(no-restricted-imports)', 'packages/screens/src/c.ts', `import { z } from 'zod';\nexport const a = z.string();`],
  ['react-hooks(rules-of-hooks)', 'packages/ui/src/b.tsx', `import { useId } from 'react';\nexport function Field({ isOn }: { isOn: boolean }) { if (isOn) { const id = useId(); return <p id={id} />; } return null; }`],
  ['react-hooks(exhaustive-deps)', 'packages/ui/src/c.tsx', `import { useEffect } from 'react';\nexport function Field({ say }: { say: () => void }) { useEffect(() => { say(); }, []); return null; }`],
  ['react(forbid-dom-props)', 'packages/ui/src/d.tsx', `export const Red = () => <p style={{ color: 'red' }} />;`],
  ['react(no-danger)', 'packages/screens/src/d.tsx', `export const Html = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;`],
  ['jsx-a11y(alt-text)', 'packages/screens/src/e.tsx', `export const Picture = () => <img src="/a.png" />;`],
  ['jsx-a11y(click-events-have-key-events)', 'packages/ui/src/e.tsx', `export const Press = ({ go }: { go: () => void }) => <div role="button" tabIndex={0} onClick={go}>Go</div>;`],
  ['vitest(no-focused-tests)', 'packages/ui/src/f.test.ts', `import { expect, test } from 'vitest';\ntest.only('a', () => { expect(1).toBe(1); });`],
  ['vitest(no-disabled-tests)', 'packages/ui/src/g.test.ts', `import { expect, test } from 'vitest';\ntest.skip('a', () => { expect(1).toBe(1); });`],
  ['vitest(expect-expect)', 'packages/ui/src/h.test.ts', `import { test } from 'vitest';\ntest('a', () => { String(1); });`],
];

/** The code that must be left in peace. */
const IN_ORDER: Readonly<Record<string, string>> = {
  'packages/screens/src/Good.screen.tsx': `export default function Good() { return <ul role="list"><li>{1}</li></ul>; }`,
  'packages/core/src/capabilities/good.ts': `export const storage = () => localStorage;`,
  'tooling/good.ts': `console.log('Ready');`,
  'packages/contracts/src/good.test.ts': `import { expect, test } from 'vitest';\ntest('a', () => { const seen: unknown = expect.any(String); expect('a', 'a word').toEqual(seen); });`,
};

let house = '';
let found: ReadonlySet<string> = new Set();

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'small-house-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), `${text}\n`);
  };
  for (const name of ['plugin.ts', 'early-browser-globals.ts', 'plain-words.ts', 'words.ts']) {
    mkdirSync(join(house, 'tooling/lint'), { recursive: true });
    copyFileSync(join(import.meta.dirname, name), join(house, 'tooling/lint', name));
  }
  write('package.json', '{ "type": "module" }');
  write('tsconfig.json', JSON.stringify({
    extends: join(root, 'tooling/typescript/browser.json'), compilerOptions: { types: ['node'], jsxImportSource: 'react', noEmit: true }, include: ['packages', 'apps', 'tooling/*.ts'],
  }));
  for (const [, path, text] of MISTAKES) write(path, text);
  for (const [path, text] of Object.entries(IN_ORDER)) write(path, text);
  found = new Set(findings());
}, 60_000);

afterAll(() => rmSync(house, { recursive: true }));

/** `rule file` for each finding. */
function findings(): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'packages', 'apps', 'tooling/good.ts'], { cwd: house, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; filename: string }[] };
  return diagnostics.map(({ code, filename }) => `${code} ${filename}`);
}

describe('the lint rules find', () => {
  test.each(MISTAKES)('%s in %s', (rule, file) => {
    expect(found).toContain(`${rule} ${file}`);
  });
});

test('the lint rules leave in peace what is in order', () => {
  expect([...found].filter(each => Object.keys(IN_ORDER).some(path => each.endsWith(` ${path}`)))).toEqual([]);
});
