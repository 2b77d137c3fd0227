import { colorNameOf } from './color-values.ts';
import { kindOfName } from './kind-of-name.ts';

/** What a drawing of a product shows; null where it is not known. */
export interface Look {
  /** The drawing's id. */
  readonly kind: string;
  /** A name that `colorValue` knows. */
  readonly color: string | null;
  readonly size: string | null;
  readonly count: string | null;
  readonly brand: string;
}

interface LookedAt {
  readonly name: string;
  readonly kind: 'product' | 'service';
  /** What the catalog says is drawn for it: where its name does not say what it is, and for services. */
  readonly picture: string;
  readonly manufacturer: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

/** The attributes that say it, by their names in lower case and American spelling: the first name of the list that a product has is taken. */
const names = {
  color: ['color', 'product color', 'color of product', 'printing colors', 'ink color'],
  size: ['size', 'display diagonal', 'cable length', 'cord length', 'capacity', 'total storage capacity', 'ssd capacity', 'hdd capacity', 'internal memory', 'length', 'width', 'weight', 'height', 'diameter', 'waist', 'point', 'lead', 'light output', 'equivalent', 'voltage', 'drawers', 'people', 'output power capacity'],
  count: ['count', 'pack', 'quantity per pack', 'pieces', 'rolls', 'sheets', 'black toner page yield', 'color toner page yield', 'page yield', 'labels per pack', 'media sheets per package'],
} as const;

/** Outer measures of a device and of its box say nothing that a buyer chooses by. */
const outerMeasure = /^[\d.]+ (?:mm|g)$/;

/** Longer values are no label. */
const mostLetters = 24;

export function lookOf({ name: called, kind, picture, manufacturer, attributes }: LookedAt): Look {
  const said = new Map(attributes.map(([name, value]) => [name.toLowerCase().replaceAll(/colou?r/g, 'color'), value]));
  const first = (which: readonly string[], isLabel: (value: string, name: string) => boolean): string | null => {
    for (const name of which) {
      const value = said.get(name);
      if (value !== undefined && value !== '' && value.length <= mostLetters && isLabel(value, name)) return value;
    }
    return null;
  };
  const color = first(names.color, (value) => colorNameOf(value) !== null);
  return {
    kind: (kind === 'service' ? null : kindOfName(called)) ?? picture,
    color: color === null ? null : colorNameOf(color),
    size: first(names.size, (value, name) => name === 'size' || name === 'point' || name === 'lead' || (/\D/.test(value) && !outerMeasure.test(value))),
    count: counted(first(names.count, (value) => value !== '1')),
    brand: manufacturer,
  };
}

/** A bare number is of pieces. */
const counted = (count: string | null): string | null => (count !== null && /^\d+$/.test(count) ? `${count} pieces` : count);
