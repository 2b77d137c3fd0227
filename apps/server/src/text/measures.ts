/** How people write a unit, and the one way that the search knows it by. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  in: ['"', 'inches', 'inch', 'in'],
  ft: ["'", 'feet', 'foot', 'ft'],
  mm: ['millimeters', 'millimetres', 'millimeter', 'millimetre', 'mm'],
  cm: ['centimeters', 'centimetres', 'centimeter', 'centimetre', 'cm'],
  m: ['meters', 'metres', 'meter', 'metre', 'm'],
  yd: ['yards', 'yard', 'yd'],
  kb: ['kb'],
  mb: ['megabytes', 'megabyte', 'mb'],
  gb: ['gigabytes', 'gigabyte', 'gb'],
  tb: ['terabytes', 'terabyte', 'tb'],
  mhz: ['mhz'],
  ghz: ['ghz'],
  hz: ['hz'],
  w: ['watts', 'watt', 'w'],
  kw: ['kw'],
  v: ['volts', 'volt', 'v'],
  va: ['va'],
  kva: ['kva'],
  mah: ['mah'],
  kg: ['kilograms', 'kilogram', 'kg'],
  lb: ['pounds', 'pound', 'lbs', 'lb'],
  oz: ['ounces', 'ounce', 'oz'],
  l: ['liters', 'litres', 'liter', 'litre', 'l'],
  ml: ['ml'],
  gal: ['gallons', 'gallon', 'gal'],
  page: ['pages', 'page'],
  sheet: ['sheets', 'sheet'],
  port: ['ports', 'port'],
  outlet: ['outlets', 'outlet'],
  pc: ['pieces', 'piece', 'pcs', 'pc(s)'],
  pack: ['packs', 'pack', 'pk'],
  dpi: ['dpi'],
  ppm: ['ppm'],
};

const unitOf: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([unit, names]) => names.map((name): [string, string] => [name, unit])),
);
const escaped = [...unitOf.keys()].toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[()]/g, String.raw`\$&`));
const number = String.raw`\d+[ -]\d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`;

/** `in` with a space before it and a number behind it is a word: "5 in 1". */
const measure = new RegExp(String.raw`(?<![a-z0-9./])(${number})(?:\s?-\s?|\s*)(${escaped.join('|')})(?![a-z0-9])(?!(?<=\sin)\s*\d)`, 'g');

export interface Measure {
  /** The number and the unit as one word: `10mm`, `1/4in`, `0.91m`. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The sizes and amounts in a folded text: `1/4"`, `10 mm`, `24in` and `2-Port` are `1/4in`, `10mm`, `24in` and `2port`. */
export function findMeasures(folded: string): Measure[] {
  return [...folded.matchAll(measure)].map((match) => {
    const [whole, amount = '', unit = ''] = match;
    return { word: `${canonicalNumber(amount)}${unitOf.get(unit) ?? unit}`, start: match.index, end: match.index + whole.length };
  });
}

/** `1,000.50` is `1000.5`, `.5` is `0.5`, `1 1/2` is `1.5`; a fraction below one stays a fraction, as catalogs write it. */
export function canonicalNumber(text: string): string {
  const mixed = /^(\d+)[ -](\d+)\/(\d+)$/.exec(text);
  if (mixed !== null) {
    const value = Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3]);
    return Number.isFinite(value) ? String(Math.round(value * 10_000) / 10_000) : text;
  }
  if (text.includes('/')) return text;
  const value = Number(text.replaceAll(',', ''));
  return Number.isSafeInteger(Math.floor(value)) && value < 1e15 ? String(value) : text.replaceAll(',', '');
}
