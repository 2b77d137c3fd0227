import type { DeclaredColumn, DeclaredRow } from './row-types.ts';
import { kindOfType, type SeenColumn, type Sighting } from './sighting.ts';

/** A table's column in the schema. */
export interface TableColumn {
  readonly name: string;
  readonly notNull: boolean;
}

/**
 * Where the declared types of rows differ from what PostgreSQL described and answered, as sentences.
 *
 * @param tableColumns the columns of all tables, by object id of the table and position, as in `16402.3`
 */
export function rowFindings(declared: readonly DeclaredRow[], seen: readonly Sighting[], tableColumns: ReadonlyMap<string, TableColumn>): string[] {
  const bySite = Map.groupBy(seen, ({ site }) => site);
  return declared.flatMap(({ site, columns }) => [...new Set((bySite.get(site) ?? []).flatMap((sighting) => differences(columns, sighting, tableColumns)))].map((what) => `${site}: ${what}`));
}

/** The queries whose statements no test asked for. */
export function neverAsked(declared: readonly DeclaredRow[], seen: readonly Sighting[]): string[] {
  const sites = new Set(seen.map(({ site }) => site));
  return declared.filter(({ site }) => !sites.has(site)).map(({ site }) => `${site}: no test makes this query, so its row type is unproven.`);
}

function differences(declared: readonly DeclaredColumn[], sighting: Sighting, tableColumns: ReadonlyMap<string, TableColumn>): string[] {
  const names = new Set(sighting.columns.map(({ name }) => name));
  const types = new Map(declared.map(({ name, kinds }) => [name, kinds]));
  return [
    ...declared.filter(({ name, kinds }) => !names.has(name) && kinds !== null && !kinds.includes('null')).map(({ name }) => `the type has ${name}, the result has no such column.`),
    ...sighting.columns.filter(({ name }) => !types.has(name)).map(({ name }) => `the result has a column ${name}, the type has no such property.`),
    ...sighting.columns.flatMap((column) => columnDifferences(column, types.get(column.name) ?? null, sighting, tableColumns)),
  ];
}

function columnDifferences(column: SeenColumn, kinds: DeclaredColumn['kinds'], sighting: Sighting, tableColumns: ReadonlyMap<string, TableColumn>): string[] {
  if (kinds === null) return [];
  const type = kindOfType(column.type);
  const came = (sighting.kinds[column.name] ?? []).filter((kind) => !kinds.includes(kind));
  const source = tableColumns.get(`${column.table}.${column.position}`);
  return [
    ...(type !== null && !kinds.includes(type) ? [`${column.name} is ${type} in the database, ${kinds.join(' or ')} in the type.`] : []),
    ...came.map((kind) => `${column.name} came as ${kind}, the type says ${kinds.join(' or ')}.`),
    ...(source !== undefined && !source.notNull && !kinds.includes('null') && !sighting.notNull.includes(source.name.split('.').at(-1) ?? '') ? [`${column.name} is ${source.name}, which may be null: say so in the type, or \`is not null\` in the statement.`] : []),
  ];
}
