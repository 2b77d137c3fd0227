import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { readGroup } from './read-group.ts';
import { groupKey } from './synonym-file.ts';
import { crowdedReason, SynonymGroups, type SynonymGroup } from './synonym-table.ts';

export interface KeptGroup {
  readonly id: number;
  readonly phrases: readonly string[];
}

/** All groups, by their first word. */
export async function listGroups(queries: Queries): Promise<KeptGroup[]> {
  const { rows } = await queries.query<KeptGroup>(sql`select synonym_group_id as id, phrases from marketplace.synonym_group order by lower(phrases[1]), synonym_group_id`);
  return rows;
}

export async function findGroup(queries: Queries, id: number): Promise<KeptGroup | null> {
  const { rows } = await queries.query<KeptGroup>(sql`select synonym_group_id as id, phrases from marketplace.synonym_group where synonym_group_id = ${id}`);
  return rows[0] ?? null;
}

/** Takes the right to change synonyms until the transaction ends, and has every process read them anew after it. */
export async function beginChange(connection: Connection): Promise<void> {
  await connection.query(sql`update marketplace.synonym_set set version = version + 1`);
}

export async function addGroup(connection: Connection, phrases: SynonymGroup): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(sql`insert into marketplace.synonym_group (phrases) values (${phrases}::text[]) returning synonym_group_id as id`);
  return rows[0]?.id ?? 0;
}

export async function changeGroup(connection: Connection, { id, phrases }: KeptGroup): Promise<void> {
  await connection.query(sql`update marketplace.synonym_group set phrases = ${phrases}::text[] where synonym_group_id = ${id}`);
}

export async function removeGroup(connection: Connection, id: number): Promise<void> {
  await connection.query(sql`delete from marketplace.synonym_group where synonym_group_id = ${id}`);
}

/** What a file that becomes the whole list adds and takes away. */
export interface ListChange {
  readonly added: readonly SynonymGroup[];
  readonly removed: readonly KeptGroup[];
  readonly same: number;
}

/** Groups of the same words are the same; the others are added or removed. */
export function changeTo(kept: readonly KeptGroup[], groups: readonly SynonymGroup[]): ListChange {
  const [before, after] = [new Set(kept.map(({ phrases }) => groupKey(phrases))), new Set(groups.map(groupKey))];
  const removed = kept.filter(({ phrases }) => !after.has(groupKey(phrases)));
  return { added: groups.filter((group) => !before.has(groupKey(group))), removed, same: kept.length - removed.length };
}

export async function writeList(connection: Connection, { added, removed }: ListChange): Promise<void> {
  await connection.query(sql`delete from marketplace.synonym_group where synonym_group_id = any(${removed.map(({ id }) => id)}::integer[])`);
  await connection.query(sql`insert into marketplace.synonym_group (phrases) select array(select jsonb_array_elements_text(given)) from jsonb_array_elements(${JSON.stringify(added)}::jsonb) as given`);
}

/** The group of a typed text, or what is wrong with it: also where another group has the same words. @param others without the group that it takes the place of */
export function checkGroup(typed: string, others: readonly KeptGroup[]): { readonly group: SynonymGroup } | { readonly problem: string } {
  const read = readGroup(typed);
  if ('problem' in read) return read;
  const same = others.find(({ phrases }) => groupKey(phrases) === groupKey(read.group));
  if (same !== undefined) return { problem: `The list has these words already: ${same.phrases.join(', ')}.` };
  const all = new SynonymGroups();
  for (const { phrases } of others) all.add(phrases);
  const crowded = all.add(read.group);
  return crowded === null ? read : { problem: crowdedReason(crowded) };
}
