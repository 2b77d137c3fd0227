// Prints how much of the catalog the rule table knows, and how often it is right on the rows labeled by hand.
import { readTable } from './tables.ts';
import { OTHER } from './classify.ts';
import { productClassifier } from './products.ts';
import { readSourceProducts } from './icecat.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const labels = new Map(readTable('labels/products.csv', ['product_id', 'category']).map((row) => [row.product_id, row.category]));
const categoryOf = productClassifier();
const counts = new Map<string, number>();
const wrong: string[] = [];
let total = 0;
for await (const product of readSourceProducts()) {
  const { id } = categoryOf(product);
  total += 1;
  counts.set(id, (counts.get(id) ?? 0) + 1);
  const label = labels.get(product.id);
  if (label !== undefined && label !== id) wrong.push(`  ${id} instead of ${label}: ${product.title.slice(0, 90)}`);
}
const other = counts.get(OTHER) ?? 0;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
for (const [id, count] of [...counts].toSorted((a, b) => b[1] - a[1])) say(`${String(count).padStart(6)}  ${id}`);
say(`\nCoverage: ${total - other} of ${total} products have a category (${percent(total - other, total)}); ${other} are Other.`);
say(`Accuracy on ${labels.size} products labeled by hand: ${labels.size - wrong.length} right (${percent(labels.size - wrong.length, labels.size)}). Wrong:`);
say(wrong.join('\n'));
