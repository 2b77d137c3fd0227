import type { SpecialItemNumber } from '@quartermaster/contracts-desk';
import { sql, type Connection } from '@quartermaster/database';
import { facetKey } from '../../text/index.ts';
import { takeImportLock, type Queries } from '../../runtime/index.ts';
import type { Written } from '../wire/import-answer.ts';
import { writeRows } from '../wire/listed-rows.ts';

/** Numbers that have a title or an offer, in their order. */
export async function listSpecialItemNumbers(queries: Queries): Promise<SpecialItemNumber[]> {
  const { rows } = await queries.query<SpecialItemNumber>(sql`
    select sin, coalesce(title, '') as title, coalesce(large_category, '') as "largeCategory", coalesce(source, '') as source, coalesce(offers, 0) as offers
    from marketplace.special_item_number
      full join (select sin, count(*)::int as offers from marketplace.offer where sin is not null and not withdrawn group by sin) as offered using (sin)
    order by sin`);
  return rows;
}

/** Gives a number its title, in the list and beside what results are narrowed by. */
export async function writeTitle(connection: Connection, { sin, title, largeCategory, source }: Omit<SpecialItemNumber, 'offers'>): Promise<'added' | 'changed' | 'same'> {
  await takeImportLock(connection);
  const { rows } = await connection.query<{ isNew: boolean }>(sql`
    insert into marketplace.special_item_number as kept (sin, title, large_category, verified, source) values (${sin}, ${title}, ${largeCategory}, 'by the operator', ${source})
    on conflict (sin) do update set title = excluded.title, large_category = excluded.large_category, source = excluded.source, verified = excluded.verified
    where (kept.title, kept.large_category, kept.source) is distinct from (excluded.title, excluded.large_category, excluded.source)
    returning xmax = 0 as "isNew"`);
  const [row] = rows;
  if (row === undefined) return 'same';
  await label(connection, sin, `${sin} ${title}`);
  return row.isNew ? 'added' : 'changed';
}

/** Gives many numbers their titles; those that are not given keep theirs. */
export async function writeTitles(connection: Connection, titles: readonly Omit<SpecialItemNumber, 'offers'>[]): Promise<Written> {
  await takeImportLock(connection);
  const written = await writeRows(connection, titles, (given) => sql`
    insert into marketplace.special_item_number as kept (sin, title, large_category, verified, source)
    select given.sin, given.title, given."largeCategory", 'by the operator', given.source from jsonb_to_recordset(${given}::jsonb) as given(sin text, title text, "largeCategory" text, source text)
    on conflict (sin) do update set title = excluded.title, large_category = excluded.large_category, source = excluded.source, verified = excluded.verified
    where (kept.title, kept.large_category, kept.source) is distinct from (excluded.title, excluded.large_category, excluded.source)
    returning (xmax = 0) as is_added`);
  const labels = titles.map(({ sin, title }) => ({ sin, label: `${sin} ${title}`, key: facetKey(`${sin} ${title}`) }));
  await connection.query(sql`
    update marketplace.facet_value as kept set label = given.label, key = given.key from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as given(sin text, label text, key text)
    where kept.facet = 'sin' and kept.value = given.sin and kept.label is distinct from given.label`);
  return written;
}

/** Takes the title away: buyers read the number alone. */
export async function removeTitle(connection: Connection, sin: string): Promise<'removed' | 'same'> {
  await takeImportLock(connection);
  const { rowCount } = await connection.query(sql`delete from marketplace.special_item_number where sin = ${sin}`);
  if (rowCount !== 1) return 'same';
  await label(connection, sin, sin);
  return 'removed';
}

/** As an import of the catalog writes it: that and a file of titles take the lock before any row, too. */
async function label(connection: Connection, sin: string, words: string): Promise<void> {
  await connection.query(sql`update marketplace.facet_value set label = ${words}, key = ${facetKey(words)} where facet = 'sin' and value = ${sin}`);
}
