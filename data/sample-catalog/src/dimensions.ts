import { unitOf } from './units.ts';

/** What the source says of a product, by the names of its attributes there, without what marks their type. */
type Said = ReadonlyMap<string, string | number>;

const axes: Readonly<Record<string, string>> = { w: 'width', d: 'depth', h: 'height', l: 'length' };

/** `package_dimensions__w_x_d_x_h___imperial_`: of what, in which order, and what else the name says. */
const ordered = /^(.*?_)?dimensions__([wdhl])_?x_?([wdhl])_?x_?([wdhl])_(__imperial_)?$/;

const three = /^(\d*\.?\d+) ?[x×] ?(\d*\.?\d+) ?[x×] ?(\d*\.?\d+) ?(mm|cm|in|inch|inches|")?\.?$/i;

const inMillimeters: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4 };

/** Measures are rounded in both units. */
const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(0.02 * other, 0.6);

interface Dimensions {
  readonly numbers: readonly number[];
  readonly unit: string | undefined;
}

function readThree(value: string | number | undefined): Dimensions | null {
  const [, one, two, last, unit] = three.exec(String(value).trim()) ?? [];
  if (one === undefined) return null;
  const named = unit?.toLowerCase();
  return { numbers: [one, two, last].map(Number), unit: named === undefined ? undefined : named === '"' || named.startsWith('in') ? 'in' : named };
}

/** An attribute that is said anew: by its name in the source, as it is shown. */
export interface NamedMeasure {
  readonly attribute: string;
  readonly value: string;
}

/**
 * Dimensions that the source has as one text, with their unit, and each by its name: `12 x 8 x 3 in` in `dimensions__wxdxh_` is a width of 12 in. Only what is certain: the order is said by the
 * attribute's name; the unit by the text, or by a second measure of the product that says the same: a number with a known unit, or the same dimensions in the other system. Nothing for the others.
 */
export function namedDimensions(said: Said): readonly NamedMeasure[] {
  return [...said].flatMap(([attribute, value]) => {
    const [, of = '', one = '', two = '', last = '', imperial = ''] = ordered.exec(attribute) ?? [];
    const read = one === '' || new Set([one, two, last]).size < 3 ? null : readThree(value);
    if (read === null) return [];
    const names = [one, two, last].map((axis) => `${of}${axes[axis] ?? ''}`);
    const unit = read.unit ?? unitByTwins(said, attribute, read.numbers, names);
    if (unit === null) return [];
    return [
      { attribute, value: `${read.numbers.join(' x ')} ${unit}` },
      ...names.flatMap((name, index) => {
        const already = said.get(name + imperial);
        const number = read.numbers[index] ?? 0;
        return already === undefined || (already === number && unitOf(name + imperial, number) === null) ? [{ attribute: name + imperial, value: `${number} ${unit}` }] : [];
      }),
    ];
  });
}

/** The unit in which the numbers say what something else says of the same product; null where nothing does. */
function unitByTwins(said: Said, attribute: string, numbers: readonly number[], names: readonly string[]): string | null {
  const fits = (millimeters: readonly number[], unit: string): boolean => millimeters.every((length, index) => isSame((numbers[index] ?? 0) * (inMillimeters[unit] ?? 0), length));
  const lengths = names.map((name) => said.get(name));
  if (lengths.every((length, index) => typeof length === 'number' && unitOf(names[index] ?? '', length) === 'mm')) {
    return Object.keys(inMillimeters).find((unit) => fits(lengths.map(Number), unit)) ?? null;
  }
  const isImperial = attribute.endsWith('__imperial_');
  const twin = readThree(said.get(isImperial ? attribute.slice(0, -'__imperial_'.length) : `${attribute}__imperial_`));
  if (twin === null || twin.unit !== undefined) return null;
  const ratio = (index: number): number => (isImperial ? (twin.numbers[index] ?? 0) / (numbers[index] ?? 1) : (numbers[index] ?? 0) / (twin.numbers[index] ?? 1));
  return numbers.every((_, index) => Math.abs(ratio(index) - 25.4) < 0.5) ? (isImperial ? 'in' : 'mm') : null;
}

const unitInName = /^(.+?)__(cm|mm|inch)_(?=_|$)(.*)$/;

/** `length__cm__outer_carton` is a `length_outer_carton` in cm; null where the name says no unit. */
export function unitOfName(attribute: string): { readonly attribute: string; readonly unit: string } | null {
  const [, before, unit, behind = ''] = unitInName.exec(attribute) ?? [];
  return before === undefined ? null : { attribute: before + behind, unit: unit === 'inch' ? 'in' : (unit ?? '') };
}
