import { readdirSync, readFileSync } from 'node:fs';
import { packageFile } from './folder.ts';

/** What one value of an option means for the price and the unit of issue. */
export interface OptionValue {
  readonly value: string;
  readonly priceFactor: number;
  /** The unit of issue of what has this value; null: that of the family. */
  readonly unit: string | null;
}

interface SupplyOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

/** Things that differ in size, color or pack alone. */
export interface SupplyFamily {
  readonly code: string;
  readonly category: string;
  readonly brand: string;
  readonly unit: string;
  /** Cents, before the options. */
  readonly price: number;
  readonly name: string;
  readonly options: readonly SupplyOption[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly indicators: readonly string[];
  readonly description: string;
}

/** Of supplies.txt, and of the folder beside it by area. Stock numbers are given in this order: a new file never changes those of supplies.txt. */
const fileNames = (): readonly string[] => ['rules/supplies.txt', ...readdirSync(packageFile('rules/supplies')).toSorted().map((name) => `rules/supplies/${name}`)];

/** A file of families, as text. */
interface SupplyFile {
  readonly name: string;
  readonly text: string;
}

const supplyFiles = (): readonly SupplyFile[] => fileNames().map((name) => ({ name, text: readFileSync(packageFile(name), 'utf8') }));

/** The families of all files, no code in two of them. @throws where a line is not as NOTES.md says, with its file and number */
export function loadSupplyFamilies(files: readonly SupplyFile[] = supplyFiles()): readonly SupplyFamily[] {
  const codes = new Set<string>();
  return files.flatMap((file) => readFamilies(file, codes));
}

function readFamilies({ name: file, text }: SupplyFile, codes: Set<string>): readonly SupplyFamily[] {
  const families: SupplyFamily[] = [];
  let section: { category: string; brand: string } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const wrong = (what: string): Error => new Error(`${file}, line ${index + 1}: ${what}`);
    if (line.trim() === '' || line.startsWith('#')) continue;
    const heading = /^\[([\w-]+)\] (.+)$/.exec(line);
    if (heading !== null) {
      section = { category: heading[1] ?? '', brand: heading[2] ?? '' };
      continue;
    }
    if (section === undefined) throw wrong('a family comes below a line with its [category] and brand.');
    const [code = '', cost = '', name = '', options = '', attributes = '', indicators = '', description] = line.split('|').map((field) => field.trim());
    const [, unit, dollars] = /^([A-Z]{2}) (\d+\.\d\d)$/.exec(cost) ?? [];
    if (description === undefined || unit === undefined || dollars === undefined) throw wrong('needs code | unit and dollars | name | options | attributes | indicators | description.');
    if (codes.has(code)) throw wrong(`the code ${code} is given already.`);
    codes.add(code);
    families.push({
      ...section,
      code,
      unit,
      price: Math.round(Number(dollars) * 100),
      name,
      options: named(options, wrong).map(([option, values]) => ({ name: option, values: values.split(', ').map((value) => readValue(value, wrong)) })),
      attributes: Object.fromEntries(named(attributes, wrong)),
      indicators: indicators.split(' '),
      description,
    });
  }
  return families;
}

/** `Name: text; Name: text` */
const named = (text: string, wrong: (what: string) => Error): [string, string][] =>
  text.split('; ').map((part) => {
    const [, name, value] = /^([^:]+): (.+)$/.exec(part) ?? [];
    if (name === undefined || value === undefined) throw wrong(`'${part}' needs a name and a value: Color: Black.`);
    return [name, value];
  });

/** `value`, `value*1.5` or `value*10@BX` */
function readValue(text: string, wrong: (what: string) => Error): OptionValue {
  const [, value, factor, unit] = /^([^*@]+)(?:\*(\d+(?:\.\d+)?))?(?:@([A-Z]{2}))?$/.exec(text) ?? [];
  if (value === undefined) throw wrong(`'${text}' is no value: value, value*price factor, value@unit or value*factor@unit.`);
  return { value, priceFactor: Number(factor ?? 1), unit: unit ?? null };
}
