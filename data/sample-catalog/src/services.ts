import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { CatalogRecord, OfferRecord } from './catalog-record.ts';
import { loadCategories, type Category } from './categories.ts';
import { classify, loadRules } from './classify.ts';
import { periodInForce } from './contract-period.ts';
import { packageFile } from './folder.ts';
import { dollars } from './price.ts';

/** Columns of the source, by position: its headings are long sentences. */
type Row = readonly string[];
const column = (row: Row, position: number): string => (row[position] ?? '').replace(/\s+/g, ' ').trim();

/** Cents of `$98.24 ` or `1,234.5`; undefined for `N/A`. */
function cents(text: string): number | undefined {
  const number = /^\$?\s*([\d,]+(?:\.\d+)?)$/.exec(text.trim())?.[1];
  return number === undefined ? undefined : Math.round(Number(number.replaceAll(',', '')) * 100);
}

const vendorId = (name: string): string =>
  `V-${name.toUpperCase().replace(/[^A-Z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 40)}`;

/** Some cells of the source repeat their title several times: one is enough. */
const title = (cell: string): string => cell.replace(/^(.{3,}?)\1+(?:.{0,200})$/s, '$1').slice(0, 300).trim();

function offer(row: Row): OfferRecord[] {
  const price = cents(column(row, 5));
  if (price === undefined || column(row, 6) === '' || column(row, 7) === '') return [];
  const size = column(row, 8).toLowerCase();
  return [
    {
      vendorId: vendorId(column(row, 7)),
      vendor: column(row, 7),
      contract: column(row, 6),
      ...(/^[0-9A-Z]{2,20}$/.test(column(row, 0)) ? { sin: column(row, 0) } : {}),
      price: dollars(price),
      unitOfIssue: 'HR',
      deliveryDays: 30,
      indicators: size === '' ? [] : [size.startsWith('s') ? 'SB' : 'OTS'],
    },
  ];
}

const known = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== '' && value !== 'N/A'));

function record(row: Row, number: number, category: Category, today: Date): CatalogRecord {
  const contract = periodInForce(column(row, 12), column(row, 13), today);
  const education = column(row, 2);
  const years = column(row, 3);
  const worksite = column(row, 10).toLowerCase();
  const said = [
    education === '' || education === 'N/A' ? '' : `Minimum education: ${education}.`,
    years === '' || years === 'N/A' ? '' : `Minimum experience: ${years} years.`,
    worksite === '' || worksite === 'n/a' ? '' : `Work at the ${worksite === 'both' ? 'contractor’s or the customer’s' : `${worksite}’s`} site.`,
  ];
  return {
    id: `S-${column(row, 0)}-${String(number).padStart(4, '0')}`,
    kind: 'service',
    name: title(column(row, 1)),
    partNumber: column(row, 0),
    manufacturer: column(row, 7),
    categoryPath: category.path,
    picture: category.picture,
    description: said.filter((sentence) => sentence !== '').join(' '),
    attributes: known({
      'Minimum education': education,
      'Minimum years of experience': years,
      Worksite: column(row, 10),
      Schedule: column(row, 9),
      'Special item number': column(row, 0),
      'Contract start': contract.start,
      'Contract end (sample)': contract.end,
    }),
    offers: offer(row),
  };
}

/** The services of the labor rate table. Vendor, contract and price are the real ones, but for its end, which is counted from `today`; a row without a price has no offer. */
export async function* serviceRecords(today: Date): AsyncGenerator<CatalogRecord> {
  const rules = loadRules('rules/service-rules.tsv');
  const categories = loadCategories();
  const bytes = createReadStream(packageFile('calc/labor-rates.csv.gz')).pipe(createGunzip());
  let number = 0;
  for await (const row of bytes.pipe(parse({ from_line: 2, relax_column_count: true })) as AsyncIterable<Row>) {
    number += 1;
    const name = title(column(row, 1));
    const category = categories.get(classify({ type: '', title: name, text: name, attributes: '' }, rules, 'D399'));
    if (category === undefined) throw new Error('rules/service-rules.tsv names a category that rules/categories.csv lacks.');
    yield record(row, number, category, today);
  }
}
