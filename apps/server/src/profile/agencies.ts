import type { PlainOf } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { implement, plain, serviceAt, type Implementation } from '../wire/index.ts';

type Agencies = PlainOf<'/profile/agency_list'>;

/** The agencies of the code table, by name. */
async function agencies(database: Pool): Promise<Agencies> {
  const { rows } = await database.query<Agencies[number]>(
    'select code, name, kind, aac_prefixes as "aacPrefixes", bureaus from marketplace.agency order by name',
  );
  return rows;
}

/** The agency list, which browsers keep (specification, section 7). */
export const agencyServices = (): readonly Implementation[] => [
  implement(serviceAt('/profile/agency_list'), async (_request, { database }) => plain(await agencies(database))),
];
