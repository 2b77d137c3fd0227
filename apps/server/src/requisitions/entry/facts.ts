import type { ActivityFacts, RequisitionColumns, RequisitionFacts } from '@quartermaster/contracts/requisition';
import { documentNumber } from '@quartermaster/contracts/requisition';
import { sql } from '@quartermaster/database';
import { readActivityPlaces, type ActivityPlace } from '../../checkout/index.ts';
import type { Queries } from '../../runtime/index.ts';

/** What the database knows of a requisition that an operator enters: they may enter those of each agency. @param today in Washington */
export async function requisitionFacts(queries: Queries, columns: RequisitionColumns, today: string): Promise<RequisitionFacts> {
  const places = await readActivityPlaces(queries, columns.activity, columns.supplementaryAddress);
  const { rows } = await queries.query(sql`select from marketplace.requisition where document_number = ${documentNumber(columns)}`);
  return { today, requisitioner: factsOf(places.get(columns.activity)), supplementary: factsOf(places.get(columns.supplementaryAddress)), isNumberUsed: rows.length > 0 };
}

const factsOf = (place: ActivityPlace | undefined): ActivityFacts | null =>
  place === undefined ? null : { isActive: place.active, isOfAgency: place.isSameAgency, state: place.state, zip: place.zip };
