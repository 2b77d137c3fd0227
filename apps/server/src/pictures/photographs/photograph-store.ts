import { sql, withTransaction, type Pool } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { Photograph } from './make-sizes.ts';

interface StoredFile {
  readonly mediaType: string;
  readonly content: Buffer;
}

/** A file of a photograph; undefined where there is none. */
export async function readFile(queries: Queries, digest: string, name: string): Promise<StoredFile | undefined> {
  const { rows } = await queries.query<StoredFile>(sql`select media_type as "mediaType", content from marketplace.photograph_file where digest = ${digest} and name = ${name}`);
  return rows[0];
}

/** Of which products these are the ids, or the part numbers that no other product has. */
export async function productsNamed(queries: Queries, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await queries.query<{ name: string; productId: string }>(sql`
    select asked.word as name, coalesce((select product_id from marketplace.product where product_id = asked.word), of_part[1]) as "productId"
    from unnest(${names}::text[]) as asked (word), lateral (select array_agg(product_id) as of_part from marketplace.product where part_number = asked.word) as part
    where exists (select from marketplace.product where product_id = asked.word) or cardinality(of_part) = 1`);
  return new Map(rows.map(({ name, productId }) => [name, productId]));
}

/** Gives a product its photograph, in place of the one that it had. */
export async function keepPhotograph(pool: Pool, productId: string, source: string, { digest, width, height, files }: Photograph): Promise<void> {
  await withTransaction(pool, async (connection) => {
    await connection.query(sql`
      insert into marketplace.photograph_file (digest, name, media_type, content)
      select ${digest}, name, media_type, content from unnest(${files.map(({ name }) => name)}::text[], ${files.map(({ mediaType }) => mediaType)}::text[], ${files.map(({ content }) => content)}::bytea[]) as file (name, media_type, content)
      on conflict (digest, name) do update set content = excluded.content, media_type = excluded.media_type`);
    await connection.query(sql`
      insert into marketplace.product_photograph (product_id, digest, source, width, height) values (${productId}, ${digest}, ${source}, ${width}, ${height})
      on conflict (product_id) do update set digest = excluded.digest, source = excluded.source, width = excluded.width, height = excluded.height, imported_at = now()`);
    await connection.query(withoutProduct);
  });
}

/** Takes the photographs of these products away; their drawings are shown again. @returns how many there were */
export const removePhotographs = (pool: Pool, productIds: readonly string[]): Promise<number> =>
  withTransaction(pool, async (connection) => {
    const { rowCount } = await connection.query(sql`delete from marketplace.product_photograph where product_id = any(${productIds}::text[])`);
    await connection.query(withoutProduct);
    return rowCount ?? 0;
  });

const withoutProduct = sql`delete from marketplace.photograph_file as file where not exists (select from marketplace.product_photograph as kept where kept.digest = file.digest)`;

/** The products with photographs and the files as they came, one after the other. */
export async function* originals(queries: Queries): AsyncGenerator<{ readonly productId: string; readonly source: string; readonly mediaType: string; readonly content: Buffer }> {
  for (let after = ''; ; ) {
    const { rows } = await queries.query<{ productId: string; source: string; mediaType: string; content: Buffer }>(sql`
      select product_id as "productId", source, media_type as "mediaType", content
      from marketplace.product_photograph join marketplace.photograph_file using (digest) where name = 'original' and product_id > ${after} order by product_id limit 1`);
    const [row] = rows;
    if (row === undefined) return;
    yield row;
    after = row.productId;
  }
}
