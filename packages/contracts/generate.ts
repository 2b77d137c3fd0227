import { globSync, rmSync, writeFileSync } from 'node:fs';
import { checkContractAreas } from './src/services/check-areas.ts';
import { generatedFiles } from './src/services/service-table.ts';
import { contractAreas } from './src/services/services.ts';

const found = checkContractAreas(contractAreas);
if (found.length > 0) throw new Error(found.map(({ code, area, message }) => `${code} in ${area}: ${message}`).join('\n'));

const source = new URL('./src/', import.meta.url);
for (const old of globSync('*/service-table.generated.ts', { cwd: source })) rmSync(new URL(old, source));
for (const file of generatedFiles()) writeFileSync(new URL(file.path, source), file.source);
