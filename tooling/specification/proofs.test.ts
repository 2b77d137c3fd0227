import { describe, expect, it } from 'vitest';
import { markedIds, marksIn } from './proofs.ts';

const read = (text: string) => marksIn('lamps.spec.ts', text);
const named = (text: string) => read(text).proofs.map(({ ids, name }) => [ids.join(), name]);

describe('a mark counts', () => {
  it('in the title of a test, after the names of the groups around it', () => {
    expect(named(`describe('lamps', () => { it('are lit [spec 4.1]', () => { expect(1).toBe(1); }); it('no mark', f); });`)).toEqual([['4.1', 'lamps: are lit']]);
  });

  it('in a title with values, in steps, and in loops', () => {
    expect(named(`for (const hour of [1, 2]) test(\`go out after \${hour} hours [spec 4.2, 4.9]\`, async () => { await test.step('at once [spec 4.3]', () => look()); });`)).toEqual([
      ['4.2,4.9', 'go out after … hours'],
      ['4.3', 'go out after … hours: at once'],
    ]);
  });

  it.each(['', 'const table: Row[] = [ROWS];'])('in the rows of a table %s', (declared) => {
    const rows = `['with wind', 3, '[spec 4.2]'], ['alone'], { why: 'in the dark [spec 4.1]', hour: 'three' }`;
    expect(named(`${declared.replace('ROWS', rows)} it.each(${declared === '' ? `[${rows}]` : 'table'})('%s', (row) => burn(row));`)).toEqual([
      ['4.2', 'with wind'],
      ['4.1', 'in the dark'],
    ]);
  });

  it('on a group that has a test', () => {
    expect(named(`test.describe.serial('all of them [spec 4.1]', () => { test('burn', () => burn()); });`)).toEqual([['4.1', 'all of them']]);
  });
});

describe('a mark proves nothing', () => {
  it.each([
    ['skipped', `it.skip('lit [spec 4.1]', () => { burn(); });`, 'is marked .skip'],
    ['skipped by its group', `describe.skip('lamps', () => { it('lit [spec 4.1]', () => { burn(); }); });`, 'is marked .skip'],
    ['skipped on a condition', `it.skipIf(windy)('lit [spec 4.1]', () => { burn(); });`, 'is marked .skipIf'],
    ['still to be written', `it.todo('lit [spec 4.1]');`, 'is marked .todo'],
    ['expected to fail', `it.fails('lit [spec 4.1]', () => { burn(); });`, 'is marked .fails'],
    ['to be repaired', `test.fixme('lit [spec 4.1]', async () => { burn(); });`, 'is marked .fixme'],
    ['run alone', `it.only('lit [spec 4.1]', () => { burn(); });`, 'is marked .only'],
    ['empty', `it('lit [spec 4.1]', () => {});`, 'has an empty body'],
    ['without a body', `it('lit [spec 4.1]');`, 'has an empty body'],
    ['a skipped table', `it.skip.each([['lit [spec 4.1]']])('%s', (row) => burn(row));`, 'is marked .skip'],
    ['an empty group', `describe('lamps [spec 4.1]', () => { beforeEach(burn); });`, 'is a group without a test'],
    ['a group of skipped tests', `describe('lamps [spec 4.1]', () => { it.skip('lit', () => { burn(); }); });`, 'is a group without a test'],
  ])('where the test is %s', (_what, text, reason) => {
    const { proofs, refused } = read(text);
    expect(proofs).toEqual([]);
    expect(refused).toEqual([expect.stringContaining(`${reason}, so it proves nothing.`)]);
  });

  it.each([`const title = 'lit [spec 4.1]';`, `log(\`lit \${hour} [spec 4.1]\`);`, `it('burns', () => { expect(lamp, 'lit [spec 4.1]').toBe(1); });`])('in a plain string: %s', (text) => {
    expect(read(text)).toEqual({ proofs: [], refused: [expect.stringContaining('is a plain string')] });
  });

  it('in a comment', () => {
    expect(read(`// it('lit [spec 4.1]', () => { burn(); });`)).toEqual({ proofs: [], refused: [] });
  });
});

it('a text may name several sentences', () => {
  expect(markedIds('burns [spec 4.1, 9.13] long [spec 2.2]')).toEqual(['4.1', '9.13', '2.2']);
});
