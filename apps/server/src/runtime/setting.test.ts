import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { wholeNumber, words } from './setting-kinds.ts';
import { defineSetting, defineSettingFamily, reading, readSettings } from './setting.ts';

const tries = wholeNumber('TRIES', { otherwise: 3, least: 1, most: 9, doc: 'how often' });
const names = words('NAMES', { otherwise: ['one'], doc: 'which' });
const both = defineSetting({ id: 'BOTH', otherwise: 'none', doc: 'of other settings', read: (text = '', of) => `${text}${of(tries)}${of(names).join()}` });

describe('settings', () => {
  it('are read from the environment, with what counts otherwise', () => {
    const of = readSettings([tries, names, both], { TRIES: '5', NAMES: 'a, b  c' });
    expect([of(tries), of(names), of(both)]).toEqual([5, ['a', 'b', 'c'], '5a,b,c']);
    expect(readSettings([tries, names, both], {})(both)).toBe('3one');
  });

  it('are read once', () => {
    let read = 0;
    const counted = defineSetting({ id: 'COUNTED', otherwise: 'none', doc: 'counts', read: () => (read += 1) });
    const of = readSettings([counted], {});
    expect([of(counted), of(counted), read]).toEqual([1, 1, 1]);
  });

  it('are all read before the first one is used', () => {
    expect(() => readSettings([tries], { TRIES: '10' })).toThrow(new ConfigError('TRIES is "10". Use a whole number from 1 to 9.'));
  });

  it('are several variables of one form, one for each thing that is named', () => {
    const depths = defineSettingFamily({ id: '*_DEPTH', otherwise: 'none', doc: 'how deep', read: (texts, of) => [...texts].map(([pier, text]) => `${pier} ${text} of ${of(tries)}`) });
    const env = { EAST_DEPTH: '7', WEST2_DEPTH: '', MY_EAST_DEPTH: '8', east_DEPTH: '9', DEPTH: '1', EAST_DEPTH_NOW: '2', GONE_DEPTH: undefined };
    expect(readSettings([depths], env)(depths)).toEqual(['EAST 7 of 3', 'WEST2  of 3']);
  });

  it('name the variable whose reader fails', () => {
    const read = (): never => {
      throw new Error('No such tide.');
    };
    expect(() => reading('TIDE', 'Write a tide.', read)).toThrow(new ConfigError('TIDE cannot be used: No such tide. Write a tide.'));
  });
});
