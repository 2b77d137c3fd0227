import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** An agency of the list, as far as registration asks for it. */
export interface Agency {
  readonly code: string;
  readonly name: string;
  /** In small letters; sub-domains count with them. */
  readonly emailDomains: readonly string[];
  /** How the agency codes of its buyers' accounts begin. */
  readonly agencyCodes: readonly string[];
}

const columns = sql`code, name, email_domains as "emailDomains", agency_codes as "agencyCodes"`;

/** The agency with this name, whatever the case of its letters; null: none has it. */
export async function agencyNamed(queries: Queries, name: string): Promise<Agency | null> {
  const { rows } = await queries.query<Agency>(sql`select ${columns} from marketplace.agency where lower(name) = lower(${name})`);
  return rows[0] ?? null;
}

export async function agencyOfCode(queries: Queries, code: string): Promise<Agency | null> {
  const { rows } = await queries.query<Agency>(sql`select ${columns} from marketplace.agency where code = ${code}`);
  return rows[0] ?? null;
}

/** The e-mail domains of all agencies. */
export async function agencyDomains(queries: Queries): Promise<readonly string[]> {
  const { rows } = await queries.query<{ domain: string }>(sql`select distinct domain from marketplace.agency, unnest(email_domains) as own (domain)`);
  return rows.map(({ domain }) => domain);
}

/** The code for an account of the agency's buyers, as the identity server takes it: two characters or more; empty where the agency has none. */
export const accountCode = ({ agencyCodes }: Pick<Agency, 'agencyCodes'>): string => agencyCodes.find((code) => code.length > 1) ?? '';
