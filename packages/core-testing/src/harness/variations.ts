/** A way in which a response can differ from its example. */
export interface Variation {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  /** The screen has no excuse: the response is one that the contract allows. */
  readonly mustShow: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const word = 'Supercalifragilistic ';
const longText = word.repeat(500);
const manyTimes = 60;

/** The example itself, with unknown fields, with each field missing or null, with everything missing, and with oversized fields. */
export function variationsOf(name: string, example: Fields): readonly Variation[] {
  const fields = Object.keys(example).toSorted();
  const without = (field: string) => Object.fromEntries(Object.entries(example).filter(([key]) => key !== field));
  return [
    { name: `example "${name}"`, attributes: { ...example }, mustShow: true },
    { name: `example "${name}" with unknown fields`, attributes: withUnknown(example) as Record<string, unknown>, mustShow: true },
    ...fields.map((field) => ({ name: `example "${name}" without ${field}`, attributes: without(field), mustShow: false })),
    ...fields.map((field) => ({ name: `example "${name}" with ${field} null`, attributes: { ...example, [field]: null }, mustShow: false })),
    { name: `example "${name}" without any field`, attributes: {}, mustShow: false },
    { name: `example "${name}" with oversized fields`, attributes: oversized(example) as Record<string, unknown>, mustShow: false },
  ];
}

/** An unknown field in every object: a server of a later version says more. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (!isObject(value)) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withUnknown(inner)])), fieldOfTheFuture: { of: ['a later version'] } };
}

function oversized(value: unknown): unknown {
  if (typeof value === 'string') return /^[\w./:-]*$/.test(value) ? value : value + longText;
  if (typeof value === 'number') return value * 1_000_000;
  if (Array.isArray(value)) return value.length === 0 ? [] : Array.from({ length: manyTimes }, (_, index) => value[index % value.length] as unknown);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, oversized(inner)])) : value;
}

/** Every so many fields, and screens. */
const every = 4;

/**
 * A part of the variations of a screen, the same each time: the example as a later server sends it, each fourth field missing or null by turns, everything missing, and for each fourth screen oversized fields.
 *
 * @param screen the number of the screen: each begins with another field
 */
export function someVariations(all: readonly Variation[], screen: number): readonly Variation[] {
  // The example as it is shows nothing that the one with unknown fields does not.
  const [, withUnknownFields, ...others] = all;
  const fields = others.slice(0, -2);
  const half = fields.length / 2;
  const chosen = fields.filter((_variation, at) => {
    const turn = (at % half) + screen;
    return turn % every === 0 && at < half === (turn % (2 * every) === 0);
  });
  return [...(withUnknownFields === undefined ? [] : [withUnknownFields]), ...chosen, ...others.slice(-2, screen % every === 0 ? undefined : -1)];
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
