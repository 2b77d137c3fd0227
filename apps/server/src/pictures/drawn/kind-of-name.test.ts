import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCatalogRows } from '../../testing/sample-catalog.ts';
import { drawings } from './drawings.ts';
import { kindOfName, namesOfKinds } from './kind-of-name.ts';
import { lookOf } from './known-look.ts';

describe('the table of nouns', () => {
  it('names kinds that are drawn, and no noun for two of them', () => {
    const seen = new Map<string, string>();
    for (const [kind, nouns] of namesOfKinds) {
      expect([...drawings.keys()]).toContain(kind);
      for (const noun of nouns) {
        expect(noun, kind).toMatch(/^=?[a-z0-9][a-z0-9 -]*$/);
        expect(seen.get(noun) ?? kind, noun).toBe(kind);
        seen.set(noun, kind);
      }
    }
    expect(seen.size).toBeGreaterThan(900);
  });

  it('finds each noun by itself, and behind words that say more of it', () => {
    for (const [kind, nouns] of namesOfKinds) {
      for (const noun of nouns) {
        expect(kindOfName(noun.replace('=', '')), noun).toBe(kind);
        if (!noun.startsWith('=')) expect(kindOfName(`Blorp ${noun}, 12 in`), noun).toBe(kind);
      }
    }
  });
});

describe('the thing that a name names first', () => {
  it.each([
    ['Wheelchair, folding, 18 in', 'wheelchair'],
    ['Cable ties, nylon', 'cable-tie'],
    ['Equipment pouch, olive drab', 'pouch'],
    ['Mop bucket with wringer', 'mop-bucket'],
    ['Battery charger for AA and AAA', 'battery-charger'],
    ['Speaker microphone for two-way radio', 'microphone'],
    ['Fire extinguisher cabinet', 'extinguisher-cabinet'],
    ['Parking and traffic sign', 'sign'],
    ['Food processor and blender', 'blender'],
    ['Square', 'speed-square'],
    ['HP USB Laser Mouse', 'mouse'],
  ])('%s is drawn as %s', (name, kind) => {
    expect(kindOfName(name)).toBe(kind);
  });

  it.each([
    'Gauze square', 'Heat sink', 'Pen and pencil holder', 'Cooling vest and towel', 'Notebook lock', 'Web developer', 'Traffic orange', 'Stapler 3000', '', ', , ,', 'and', 'Power conditioner',
  ])('"%s" names none with a drawing', (name) => {
    expect(kindOfName(name)).toBeNull();
  });

  it('is never drawn for a word that is in no table, whatever comes before it', () => {
    const nouns = namesOfKinds.flatMap(([, all]) => all).map((noun) => noun.replace('=', ''));
    fc.assert(
      fc.property(fc.constantFrom(...nouns), fc.stringMatching(/^[bcdfgkz]{3,9}$/), fc.constantFrom('', ', large', ' (12)'), (noun, unknown, more) => {
        expect(kindOfName(`${noun} ${unknown}${more}`)).toBeNull();
        expect(lookOf({ name: `${noun} ${unknown}${more}`, kind: 'product', picture: 'box', manufacturer: '', attributes: [] }).kind).toBe('box');
      }),
    );
  });

  it('is not looked for in services, which sell no thing', () => {
    expect(lookOf({ name: 'Printing press', kind: 'service', picture: 'service', manufacturer: '', attributes: [] }).kind).toBe('service');
    expect(lookOf({ name: 'Stapler', kind: 'service', picture: 'service', manufacturer: '', attributes: [] }).kind).toBe('service');
  });
});

/** Each family of supplies with the drawing that was found to show it, one drawing on a line. */
const judged = new Map(
  readFileSync(new URL('testing/drawings-of-families.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', families = ''] = line.split(': ');
      return families.split('; ').map((family) => [family, kind] as const);
    }),
);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly configuration?: { readonly name: string };
}

it('draws each family of the sample as what it is: one that is new is judged by eye, and written to drawings-of-families.txt', async () => {
  const wrong = new Set<string>();
  for await (const raw of sampleCatalogRows()) {
    const { id, name, picture, configuration } = raw as Row;
    if (!drawings.has(picture)) wrong.add(`${id}: there is no drawing ${picture}`);
    if (!id.startsWith('SAMPLE-')) continue;
    const family = configuration?.name ?? [...judged.keys()].find((key) => name.startsWith(key)) ?? name;
    const { kind } = lookOf({ name, kind: 'product', picture, manufacturer: '', attributes: [] });
    if (judged.get(family) !== kind) wrong.add(`${family}: ${kind}, judged ${judged.get(family) ?? 'never'}`);
  }
  expect([...wrong]).toEqual([]);
  expect(new Set(judged.values()).size).toBeGreaterThan(300);
}, 60_000);
