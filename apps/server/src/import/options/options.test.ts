import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../read-csv.ts';
import { inTheFile, recordChecker } from '../record.ts';
import { sayingOptions } from './configuration.ts';
import { OptionsOfFile } from './options-of-file.ts';

const check = recordChecker({ units: new Set(['EA']), indicators: new Set(), agencies: new Set() });
const problemsOf = (raw: unknown): string[] => {
  const result = check(raw);
  return 'problems' in result ? inTheFile(result.problems).map(({ field, reason }) => `${field}: ${reason}`) : [];
};
const shirt = (options: Record<string, unknown>, more: object = {}) => ({ id: 'A', name: 'Work shirt', configuration: { id: 'TS', name: 'Work shirt', options }, ...more });

describe('a variant', () => {
  it('says its options in its name and its attributes; without a configuration a row is what it was before there were any', () => {
    expect(check(shirt({ Size: 'L', Color: 'Blue' }, { attributes: { Fit: 'Loose', Color: 'Navy' } }))).toMatchObject({
      record: { name: 'Work shirt, L, Blue', attributes: { Size: 'L', Color: 'Blue', Fit: 'Loose' }, configuration: { id: 'TS', name: 'Work shirt', options: { Size: 'L', Color: 'Blue' } } },
    });
    expect(JSON.stringify(check({ id: 'A', name: 'Work shirt' }))).not.toContain('configuration');
  });

  it('says none twice that its name has as a word', () => {
    const named = (name: string, options: Record<string, string>) => sayingOptions({ name, attributes: {}, configuration: { id: 'x', name: 'x', options } }).name;
    expect(named('Copy paper, 8.5 x 11 in', { Size: '8.5 X 11 in.' })).toBe('Copy paper, 8.5 x 11 in');
    expect(named('Large glove', { Size: 'L' })).toBe('Large glove, L');
    expect(named('Grade test', { Grade: '++' })).toBe('Grade test, ++');
    fc.assert(fc.property(fc.string({ minLength: 1 }), fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string({ minLength: 1 })), (name, options) => {
      const once = sayingOptions({ name, attributes: {}, configuration: { id: 'x', name: 'x', options } });
      expect(sayingOptions(once)).toEqual(once);
      expect(once.attributes).toEqual(options);
    }));
  });

  it('is refused with what is wrong: no option, one without a value, no name of the configuration, an option twice', () => {
    expect(problemsOf(shirt({}))).toEqual(['configuration.options: must name at least one option with its value, such as Size']);
    expect(problemsOf(shirt({ Size: ' ', Color: 'Blue' }))).toEqual(['configuration.options.Size: must not be empty']);
    expect(problemsOf(shirt({ Size: 'L', size: 'M' }))).toEqual(['configuration.options: must not name an option twice']);
    expect(problemsOf({ id: 'A', name: 'x', configuration: { id: 'TS', options: { Size: 'L' } } })).toEqual(['configuration.name: is missing; it must be text']);
    expect(problemsOf(shirt({ 'a=b': 'L' })).join()).toContain("must not have an '=' in the name of an option");
  });

  it('comes from columns of a CSV file; what is not said of it is named by its column', async () => {
    const file = 'id,name,configuration,configuration_name,option:Size,option:Color\nA,Shirt,TS,Work shirt,L,Blue\nB,Shirt,,,L,\nC,Pen,,,,\nD,Shirt,TS,Work shirt,,\n';
    const found: unknown[] = [];
    for await (const row of readCsv(Readable.from([Buffer.from(file)]))) {
      if ('problem' in row) throw new Error(row.problem);
      const checked = check(row.raw);
      found.push('problems' in checked ? inTheFile(checked.problems, row.placeOf).map(({ field, reason }) => `${field} ${reason}`) : (checked.record.configuration ?? null));
    }
    expect(found).toEqual([
      { id: 'TS', name: 'Work shirt', options: { Size: 'L', Color: 'Blue' } }, ['configuration is missing; it must be text', 'configuration_name is missing; it must be text'], null,
      ['configuration must name at least one option with its value, such as Size'],
    ]);
  });
});

describe('variants of a file', () => {
  const variant = (id: string, options: Record<string, string>) => ({ id, configuration: { id: 'TS', name: 'Work shirt', options } });

  it('have the same options, in the same order, and no two the same values', () => {
    const file = new OptionsOfFile();
    expect(file.add(variant('A', { Size: 'L', Color: 'Blue' }))).toBeNull();
    expect(file.add(variant('B', { Size: 'M', Color: 'Blue' }))).toBeNull();
    expect(file.add(variant('C', { Size: 'L', Color: 'Blue' }))).toBe("an earlier row of this file has the same options in configuration 'TS': Size: L, Color: Blue");
    expect(file.add(variant('D', { Size: 'L' }))).toBe('must have the options Size, Color, in this order, as A of the same configuration has; it has Size');
    expect(file.add({ id: 'E', configuration: undefined })).toBeNull();
  });

  it('are refused exactly where their options are not those of the first, or their values are those of one before', () => {
    const options = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2')), { minLength: 1, maxLength: 2, selector: ([name]) => name }).map((entries) => Object.fromEntries(entries));
    fc.assert(fc.property(fc.array(options, { minLength: 1, maxLength: 12 }), (rows) => {
      const file = new OptionsOfFile();
      const taken = rows.map((each, number) => file.add(variant(`P-${number}`, each)) === null);
      const said = new Set<string>();
      const names = Object.keys(rows[0] ?? {}).join();
      expect(taken).toEqual(rows.map((each) => {
        const values = Object.values(each).join();
        const fits = Object.keys(each).join() === names && !said.has(values);
        if (fits) said.add(values);
        return fits;
      }));
    }));
  });
});
