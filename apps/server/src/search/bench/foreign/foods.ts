import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** A file of `bench/search/foreign`. */
export const foreignFile = (name: string): string => fileURLToPath(new URL(`../../../../../../bench/search/foreign/${name}`, import.meta.url));

export interface Food {
  /** Five digits, in the nutrient database the food's own. */
  readonly number: string;
  readonly group: string;
  readonly description: string;
  readonly common_name: string;
  readonly manufacturer: string;
}

/** The foods of the nutrient database, in the order of their numbers. */
export const readFoods = (): Food[] => parse<Food>(gunzipSync(readFileSync(foreignFile('foods.csv.gz'))), { columns: true });

/** The foods as rows of an import: what the nutrient database calls a description is the name, a common name is the description, and the price is of a rule. */
export async function* foodRows(): AsyncGenerator<object> {
  const groups = new Map(parse<{ group: string; name: string }>(readFileSync(foreignFile('groups.csv')), { columns: true }).map(({ group, name }) => [group, name]));
  for (const { number, group, description, common_name, manufacturer } of readFoods()) {
    const name = groups.get(group);
    if (name === undefined) throw new Error(`Food ${number} is of the group ${group}, which groups.csv lacks. Add a line for it.`);
    yield {
      id: number,
      name: description,
      partNumber: number,
      manufacturer,
      categoryPath: [{ id: group, name }],
      description: common_name,
      offers: [{ vendor: 'Mess Hall Supply', contract: '47SMPL-FOOD-01', price: (1 + (Number(number) % 2_000) / 100).toFixed(2), deliveryDays: 5 }],
    };
  }
}
