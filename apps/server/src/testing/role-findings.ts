/** A service of either contract, as the page of roles names it. */
export interface ServiceOfRoles {
  readonly path: string;
  /** `visitor` or `buyer` of a store, or the least role of an operator at the desk. */
  readonly access: string;
}

interface Row {
  readonly role: string;
  /** The code words of the second column; none where the role calls no service. */
  readonly access: readonly string[];
  readonly paths: readonly string[];
}

const page = 'docs/roles.md';
const codeWords = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** The rows of the table of roles: role, access, what they may do, services. */
function rowsOf(text: string): readonly Row[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ')).map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
  return rows.slice(1).map(([role = '', access = '', _may, services = '']) => ({ role, access: codeWords(access), paths: codeWords(services) }));
}

/**
 * What the table of roles says otherwise than the contracts, each with the service and the remedy.
 *
 * @param services those of the stores, or those of the desk: a path of the one may be a path of the other
 * @param accesses which rows are about them
 */
export function roleFindings(text: string, services: readonly ServiceOfRoles[], accesses: readonly string[]): readonly string[] {
  const rows = rowsOf(text).filter(({ access }) => access.some((word) => accesses.includes(word)));
  const known = new Set(services.map(({ path }) => path));
  const unknown = rows.flatMap(({ role, paths }) => paths.filter((path) => !known.has(path)).map((path) => `${path} is in the row “${role}” of ${page}, and is no service. Take it out, or write it as its contract does.`));
  return [...services.flatMap((service) => findingsOf(service, rows)), ...unknown];
}

function findingsOf({ path, access }: ServiceOfRoles, rows: readonly Row[]): readonly string[] {
  const holders = rows.flatMap((row) => row.paths.filter((named) => named === path).map(() => row));
  const [holder] = holders;
  if (holder === undefined) return [`${path} is in no row of ${page}. Add it to the role that it is for, whose access is ${access}.`];
  if (holders.length > 1) return [`${path} is ${holders.length} times in ${page} (${holders.map(({ role }) => role).join(', ')}). Leave it with the least role that may use it.`];
  return holder.access.includes(access) ? [] : [`${path} is for ${access}, and ${page} has it in the row “${holder.role}” for ${holder.access.join(', ')}. Move it, or change the access of the service.`];
}
