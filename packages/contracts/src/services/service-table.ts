import type { ContractArea } from '../wire/contract-area.ts';
import { sensitiveFieldNames } from '../wire/sensitive.ts';
import type { ServiceDefinition } from '../wire/service.ts';
import type { ServiceTableEntry } from '../wire/service-table-entry.ts';
import * as areas from './areas.ts';

/** A file of the contract that is written from the declarations of its services. */
export interface GeneratedFile {
  /** Below `src`. */
  readonly path: string;
  readonly source: string;
}

const header = '// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.';

/** One table for each area beside its declarations, and one file that puts them together: it changes with the list of areas alone. */
export function generatedFiles(): readonly GeneratedFile[] {
  const named = Object.entries(areas).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [...named.map(([constant, area]) => areaTable(constant, area)), wholeTable(named)];
}

const tableOf = (constant: string): string => constant.replace(/Area$/, 'Table');

function areaTable(constant: string, { name, services }: ContractArea): GeneratedFile {
  const rows = services.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((service) => `  ${JSON.stringify(service.path)}: ${JSON.stringify(entryOf(service))},`);
  const source = [
    header,
    "import type { ServiceTableOf } from '../wire/service-table-entry.ts';",
    `import type { ${constant} } from './area.ts';`,
    '',
    `export const ${tableOf(constant)}: ServiceTableOf<typeof ${constant}> = {`,
    ...rows,
    '};',
    '',
  ].join('\n');
  return { path: `${name}/service-table.generated.ts`, source };
}

function wholeTable(named: readonly (readonly [constant: string, area: ContractArea])[]): GeneratedFile {
  const source = [
    header,
    ...named.map(([constant, { name }]) => `import { ${tableOf(constant)} } from '../${name}/service-table.generated.ts';`),
    "import type { ContractPath } from '../services/service-types.ts';",
    "import type { ServiceTableEntry } from '../wire/service-table-entry.ts';",
    '',
    '/** The services of all areas by their paths. */',
    'export const serviceTable: Readonly<Record<ContractPath, ServiceTableEntry>> = {',
    ...named.map(([constant]) => `  ...${tableOf(constant)},`),
    '};',
    '',
  ].join('\n');
  return { path: 'generated/service-table.ts', source };
}

/** The facts of a service that the web needs, without the schema library. */
export function entryOf(service: ServiceDefinition): ServiceTableEntry {
  const sensitive = sensitiveFieldNames(service.request);
  return {
    method: service.method,
    access: service.access,
    ...(service.changesState === true && { changesState: true }),
    ...(service.background === true && { background: true }),
    ...(service.rendered === true && { rendered: true }),
    ...(service.cachedFor !== undefined && { cachedFor: service.cachedFor }),
    ...(service.plain && { plain: service.plain.format }),
    ...(service.spinner !== undefined && { spinner: service.spinner }),
    ...(service.themedKey !== undefined && { themedKey: service.themedKey }),
    ...(service.isHelp === true && { isHelp: true }),
    ...(service.isBare === true && { isBare: true }),
    ...(service.formerPath !== undefined && { formerPath: service.formerPath }),
    ...('SignedOff' in service.responses && { signsOut: true }),
    responses: Object.keys(service.responses),
    ...(sensitive.length > 0 && { sensitive }),
  };
}
