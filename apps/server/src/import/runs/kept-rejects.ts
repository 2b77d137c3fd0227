import { sql, type Pool } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { RowProblem } from '../record.ts';
import type { RunClaim } from './run-hold.ts';
import { mostRejects } from './run.ts';

export interface KeptReject extends RowProblem {
  readonly line: number;
}

/** Mistakes that are written at a time. */
const atOnce = 500;

/** Writes the first mistakes of an import into its history. */
export class KeptRejects {
  readonly #database: Pool;
  readonly #claim: RunClaim;
  #waiting: KeptReject[] = [];
  #count = 0;

  constructor(database: Pool, claim: RunClaim) {
    this.#database = database;
    this.#claim = claim;
  }

  async add(line: number, problems: readonly RowProblem[]): Promise<void> {
    for (const problem of problems.slice(0, mostRejects - this.#count)) this.#waiting.push({ ...problem, line: problem.line ?? line });
    this.#count += problems.length;
    if (this.#waiting.length >= atOnce) await this.flush();
  }

  async flush(): Promise<void> {
    const rejects = this.#waiting;
    this.#waiting = [];
    if (rejects.length === 0) return;
    await this.#database.query(sql`
      insert into marketplace.catalog_import_reject (import_id, line, field, reason)
      select import_id, new.line, new.field, new.reason
      from marketplace.catalog_import, unnest(${rejects.map(({ line }) => line)}::bigint[], ${rejects.map(({ field }) => field)}::text[], ${rejects.map(({ reason }) => reason.replaceAll('\0', ' '))}::text[]) as new (line, field, reason)
      where import_id = ${this.#claim.importId} and attempt = ${this.#claim.attempt} and state = 'running'`);
  }
}

/** By line; `total` of those that are kept is in each row. */
export async function readRejects(queries: Queries, importId: number, first: number, most: number): Promise<readonly (KeptReject & { readonly total: number })[]> {
  const { rows } = await queries.query<KeptReject & { total: number }>(sql`
    select line, field, reason, (count(*) over ())::int as total from marketplace.catalog_import_reject
    where import_id = ${importId} order by line, reject_number limit ${most} offset ${first}`);
  return rows;
}
