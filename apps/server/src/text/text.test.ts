import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchDocument } from './document.ts';
import { fold } from './fold.ts';
import { headWord, isHeadTerm } from './head-word.ts';
import { canonicalNumber, findMeasures } from './measures.ts';
import { classOfNsnBeginning, formatNsn, niinDigits, nsnDigits, partKey, partKeysIn } from './numbers.ts';
import { stem } from './stem.ts';
import { documentWords } from './words.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('folding', () => {
  it('is done once: folding again changes nothing', () => {
    fc.assert(fc.property(anyText, (text) => { expect(fold(fold(text))).toBe(fold(text)); }), { numRuns: 2_000 });
  });

  it.each([
    ['Crème Brûlée™', 'creme brulee '],
    ['17” – 43 cm', '17" - 43 cm'],
    ["24''", '24"'],
  ])('makes %s into %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('stems', () => {
  it.each([
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['switches', 'switch'],
    ['mice', 'mouse'],
    ['cartridges', 'cartridge'],
    ['lens', 'lens'],
    ['wireless', 'wireless'],
    ['usb', 'usb'],
    ['windows', 'windows'],
  ])('%s is %s', (word, expected) => expect(stem(word)).toBe(expected));

  it('are stems of themselves', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{3,12}$/).filter((word) => !/(ies|es|ss)$/.test(word)), (word) => {
      if (!stem(word).endsWith('s')) expect(stem(stem(word))).toBe(stem(word));
    }));
  });
});

describe('sizes', () => {
  it.each([
    ['1/4" bit', ['1/4in']],
    ['10 mm', ['10mm']],
    ['24in monitor', ['24in']],
    ['24-inch', ['24in']],
    ["3' cable", ['3ft']],
    ['0.50 m', ['0.5m']],
    ['1,000 sheets', ['1000sheet']],
    ['2-Port KVM', ['2port']],
    ['1 1/2 in', ['1.5in']],
    ['5 in 1 tool', []],
    ['A4 paper', []],
    ['tn-2110', []],
  ])('%s', (text, expected) => expect(findMeasures(fold(text)).map(({ word }) => word)).toEqual(expected));

  it('are the same however the number is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom('mm', ' mm', '-mm', ' millimeters'), (amount, unit) => {
        const words = [String(amount), `${amount}.0`, amount.toLocaleString('en-US')].map((number) => findMeasures(`${number}${unit}`)[0]?.word);
        expect(new Set(words)).toEqual(new Set([`${amount}mm`]));
      }),
    );
  });

  it('are found in each unit, written small or large, wherever they are among words', () => {
    const units = { in: ['in', 'inch', 'inches', '"', '”'], ft: ['ft', 'feet', 'foot'], cm: ['cm', 'centimeters'], gb: ['gb', 'gigabytes'], w: ['w', 'watts'], lb: ['lb', 'lbs', 'pounds'], oz: ['oz', 'ounce'], gal: ['gal', 'gallons'], pack: ['pk', 'packs'], mah: ['mah'] } as const;
    const unit = fc.constantFrom(...Object.entries(units).flatMap(([known, spelled]) => spelled.map((written) => ({ known, written }))));
    const amount = fc.oneof(
      fc.integer({ min: 1, max: 9_999 }).map((whole) => ({ written: String(whole), known: String(whole) })),
      fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 9 })).map(([whole, tenth]) => ({ written: `${whole}.${tenth}`, known: `${whole}.${tenth}` })),
      fc.tuple(fc.integer({ min: 1, max: 99 }), fc.constantFrom(['1/2', '5'], ['1/4', '25'], ['3/4', '75'])).map(([whole, [fraction = '', decimals = '']]) => ({ written: `${whole} ${fraction}`, known: `${whole}.${decimals}` })),
    );
    const word = fc.stringMatching(/^[b-hj-lq-z]{3,8}$/);
    fc.assert(
      fc.property(word, amount, fc.constantFrom('', ' ', '-', ' - '), unit, fc.boolean(), word, (before, number, between, { known, written }, isLarge, behind) => {
        const size = `${number.written}${between}${isLarge ? written.toUpperCase() : written}`;
        const text = fold(`${before} ${size} ${behind}`);
        const found = findMeasures(text);
        expect(found.map((each) => each.word)).toEqual([`${number.known}${known}`]);
        expect(text.slice(found[0]?.start, found[0]?.end)).toBe(fold(size));
      }),
      { numRuns: 500 },
    );
  });

  it('never fail, whatever the text', () => {
    fc.assert(fc.property(anyText, (text) => findMeasures(fold(text)).every(({ start, end }) => start < end)));
    expect(canonicalNumber('1 1/0')).toBe('1 1/0');
  });
});

describe('numbers', () => {
  const digits = fc.stringMatching(/^\d{13}$/);

  it('read an NSN with and without hyphens and spaces, and write it in one way', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('-', ' ', ''), (nsn, sign) => {
        const written = [nsn.slice(0, 4), nsn.slice(4, 6), nsn.slice(6, 9), nsn.slice(9)].join(sign);
        expect(nsnDigits(` ${written} `)).toBe(nsn);
        expect(nsnDigits(formatNsn(nsn))).toBe(nsn);
        expect(niinDigits(written.slice(4 + sign.length))).toBe(nsn.slice(4));
      }),
    );
    expect(nsnDigits('7510-01-392-056')).toBeNull();
    expect(nsnDigits('751001392056412')).toBeNull();
  });

  it.each([['7510-01', '7510'], [' 7510 01 ', '7510'], ['751000', '7510'], ['7510-14', '7510'], ['751014', null], ['7510', null], ['7510-1', null], ['7510-01-392', null], ['17510-01', null]])('read the class of the beginning of an NSN: "%s"', (typed, ofClass) => {
    expect(classOfNsnBeginning(typed)).toBe(ofClass);
  });

  it('compare part numbers by letters and digits alone', () => {
    fc.assert(fc.property(fc.string(), (text) => /^[A-Z0-9]*$/.test(partKey(text)) && partKey(partKey(text)) === partKey(text)));
    expect(partKey('TN-2110')).toBe(partKey('tn 2110'));
  });

  it('are found inside a query, also when a space was typed into them', () => {
    expect(partKeysIn('006r 90321')).toEqual({ whole: '006R90321', parts: expect.arrayContaining(['006R90321', '006R']) });
    expect(partKeysIn('brother tn-2110 toner').parts).toContain('TN2110');
    expect(partKeysIn('toner').whole).toBeNull();
    expect(partKeysIn('rtx 2060').parts).not.toContain('2060');
  });
});

describe('the words of a document', () => {
  it('hold a number with a hyphen as one word and in parts', () => {
    expect(documentWords('TN-2110 Toner').words).toEqual(['tn', '2110', 'tn2110', 'toner']);
    expect(documentWords('tn2110')).toMatchObject({ words: ['tn2110'], loose: ['tn', '2110'] });
    expect(documentWords('laptop/notebook').words).toEqual(['laptop', 'notebook']);
    expect(documentWords('S/FTP').words).toContain('sftp');
  });

  it('make a tsvector literal of any text, and name every term once', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 3 }), (text, attributes) => {
        const { vector, terms, nameTerms } = searchDocument({ name: text, manufacturer: text, partNumber: text, nsn: null, category: 'Other', description: text, attributes, gtin: [] });
        const heads = headWord(text) === null ? 0 : 1;
        expect(vector.split(/(?<=[A-D]) (?=')/)).toHaveLength(terms.size + heads);
        expect([...terms, ...nameTerms].filter(isHeadTerm)).toEqual([]);
      }),
    );
  });

  it('of the manufacturer make a text longer, but for those that its name has', () => {
    const lengthOf = (manufacturer: string): number => searchDocument({ name: 'Popeyes coleslaw', manufacturer, partNumber: 'P-1', nsn: null, category: 'Food', description: 'Cold', attributes: [], gtin: [] }).length;
    expect([lengthOf(''), lengthOf('Popeyes'), lengthOf('Popeyes Chicken and Biscuits')]).toEqual([3, 3, 5]);
  });
});

describe('what a name names first', () => {
  it.each([
    ['Milk, whole, 3.25% milkfat', 'milk'],
    ['Batteries, alkaline, AA', 'battery'],
    ['Alkaline batteries, AA', 'battery'],
    ['Web Developer', 'developer'],
    ['Chest of drawers', 'drawer'],
    ['Cheese, mozzarella, whole milk', 'cheese'],
    ['HP LaserJet Pro toner cartridge, black', null],
    [', of the', null],
    ['', null],
  ])('of %s is %s', (name, word) => expect(headWord(name)).toBe(word));

  it('is a term of the document, behind its words and none of them', () => {
    const { vector, terms } = searchDocument({ name: 'Milk, whole', manufacturer: '', partNumber: '', nsn: null, category: 'Dairy', description: '', attributes: [], gtin: [] });
    expect(vector).toBe("'milk':1A 'whole':2A 'dairy':3C '^milk':4D");
    expect([...terms]).toEqual(['milk', 'whole', 'dairy']);
  });
});
