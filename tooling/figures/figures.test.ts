import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aimOf, aimText, isReached } from './aims.ts';
import { readArguments } from './arguments.ts';
import { figuresIn } from './figure.ts';
import { measurePart } from './measure-part.ts';
import { parts, type Part } from './parts.ts';
import { tableOf } from './table.ts';

const root = join(import.meta.dirname, '..', '..');

describe('the arguments of npm run bench', () => {
  it('without names take all parts, with names those, in the order of the names', () => {
    expect(readArguments([], parts).parts).toEqual(parts.map(({ name }) => name));
    expect(readArguments(['clicks', 'calls', 'clicks', '--products', '100,000', '--json', 'figures.json'], parts)).toEqual({ parts: ['clicks', 'calls'], products: 100_000, json: 'figures.json', list: false });
  });

  it.each([
    [['ships'], 'There is no part "ships"; the parts are bytes, calls'],
    [['--products', 'many'], '--products is "many"; use a whole number'],
    [['--products', '0'], '--products is "0"'],
    [['--fast'], '--fast is not known'],
  ])('%j is refused with a sentence', (argv, sentence) => {
    expect(() => readArguments(argv, parts)).toThrow(sentence);
  });
});

describe('the parts', () => {
  it('have names of their own, programs that are there, and take less than ten minutes', () => {
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    for (const { name, program, minutes } of parts) {
      expect(existsSync(join(root, program)), program).toBe(true);
      expect(minutes, name).toBeLessThan(10);
    }
  });
});

describe('the table', () => {
  it('has a line for each figure, with its aim, and a mark where that is missed', () => {
    const command = 'npm run bench -- calls';
    const [, first, second, third] = tableOf([
      { what: 'a product, 1 client, postgresql, p95', value: 4.7049, unit: 'ms', command },
      { what: 'an order, 1 client, postgresql, p50', value: 26.04, unit: 'ms', command },
      { what: 'a product, 1 client, postgresql, a second', value: 292.4, unit: '/s', command },
    ]).split('\n').map((line) => line.split(/ {2,}/));
    expect(first).toEqual(['a product, 1 client, postgresql, p95', '≤ 5', '4.7', 'ms', command]);
    expect(second).toEqual(['an order, 1 client, postgresql, p50', '≤ 20', '26 !', 'ms', command]);
    expect(third).toEqual(['a product, 1 client, postgresql, a second', '292', '/s', command]);
  });

  it.each([
    ['adding to the cart, 16 clients, embedded, a second', 350, '≥ 350', true],
    ['adding to the cart, 16 clients, embedded, a second', 349.9, '≥ 350', false],
    ['1000000 products, whole catalog, autocomplete p95', 31, '≤ 30', false],
    ['Lighthouse, VA start, layout shift', 0, '≤ 0', true],
  ])('%s: %d of %s', (what, value, text, reached) => {
    const aim = aimOf(what) ?? { atMost: Number.NaN };
    expect([aimText(aim), isReached(aim, value)]).toEqual([text, reached]);
  });
});

describe('the figures of a message', () => {
  it('are those that are whole', () => {
    const figure = { what: 'a call', value: 1, unit: 'ms' };
    expect(figuresIn({ figures: [figure, { what: 'a call', value: '1', unit: 'ms' }, null] })).toEqual([figure]);
    for (const message of [null, 'figures', {}, { figures: 'none' }]) expect(figuresIn(message)).toEqual([]);
  });
});

describe('a part that is measured', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qm-figures-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const part = (code: string): Part => {
    writeFileSync(join(folder, 'part.mjs'), code);
    return { name: 'part', about: '', minutes: 1, program: 'part.mjs', args: (products) => [String(products)] };
  };

  it('gives the figures that it told, and has its arguments', async () => {
    const program = "process.send({ figures: [{ what: 'products', value: Number(process.argv[2]), unit: '' }] }, () => process.disconnect());";
    expect(await measurePart(folder, part(program), 20_000)).toEqual({ figures: [{ what: 'products', value: 20_000, unit: '' }], failure: null });
  });

  it('that fails says how, and keeps what it told before', async () => {
    const program = "process.send({ figures: [{ what: 'one', value: 1, unit: '' }] }, () => process.exit(3));";
    expect(await measurePart(folder, part(program), null)).toEqual({ figures: [{ what: 'one', value: 1, unit: '' }], failure: 'exit code 3' });
  });

  it('leaves no program behind that it has started', async () => {
    const program = `import { spawn } from 'node:child_process';
      const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      process.send({ figures: [{ what: 'pid', value: other.pid, unit: '' }] }, () => process.exit(1));`;
    const pid = (await measurePart(folder, part(program), null)).figures[0]?.value ?? Number.NaN;
    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('that does not end is ended', async () => {
    expect((await measurePart(folder, part('setInterval(() => {}, 1000);'), null, 50)).failure).toMatch(/^it took longer than/);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
