import { writeFileSync } from 'node:fs';
import { services } from './src/services/services.ts';
import { serviceTableSource } from './src/services/service-table.ts';

writeFileSync(new URL('./src/generated/service-table.ts', import.meta.url), serviceTableSource(services));
