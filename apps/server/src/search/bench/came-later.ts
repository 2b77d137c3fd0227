import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../../data/sample-catalog/rules/supplies/', import.meta.url));
const codes = new Set(readdirSync(folder).flatMap((name) => [...readFileSync(`${folder}${name}`, 'utf8').matchAll(/^([A-Z0-9]+) \|/gm)].map(([, code = '']) => code)));

/** Whether the sample got a product after the queries of the rated sets were rated: no rating knows those of the families in rules/supplies. */
export const cameLater = (id: string): boolean => id.startsWith('SAMPLE-') && codes.has(id.split('-')[1] ?? '');
