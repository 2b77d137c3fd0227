import type { AttributesOf } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';

type Contractor = Pick<AttributesOf<'/catalog/contractor_detail', 'Success'>, 'contractor' | 'contracts'>;

interface ContractRow {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly products: number;
}

/** A contractor by its id or by one of its contracts, with all of its contracts that the store has offers of; null when there is none. */
export async function readContractor(catalog: StoreCatalog, asked: { contractor?: string | undefined; contract?: string | undefined }): Promise<Contractor | null> {
  const { rows } = await catalog.database.query<ContractRow>(
    sql`select vendor.vendor_id as id, vendor.name, contract_number as number, count(distinct product_id)::int as products
     from marketplace.vendor ${catalog.assortment === null ? sql`left join` : sql`join`} ${partOf(catalog, 'offer')} as offer on offer.vendor_id = vendor.vendor_id and not withdrawn
     where vendor.vendor_id = coalesce(${asked.contractor ?? null}::text, (select vendor_id from marketplace.offer where contract_number = ${asked.contract ?? null}::text order by withdrawn limit 1))
     group by vendor.vendor_id, vendor.name, contract_number
     order by products desc, contract_number`,
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    contractor: { id: first.id, name: first.name },
    contracts: rows.flatMap(({ number, products }) => (number === null ? [] : [{ number, products }])),
  };
}
