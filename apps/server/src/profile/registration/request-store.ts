import type { Pool } from '@quartermaster/database';
import type { RegistrationValues, StoreName } from '@quartermaster/contracts';
import { referenceNumber } from '../../checkout/index.ts';

export interface RecordedRequest {
  readonly referenceNumber: string;
  /** It came again under the same key: it keeps its number, and what it said at first. */
  readonly isRepeated: boolean;
}

/** Records a request. */
export async function recordRequest(
  database: Pool,
  values: RegistrationValues,
  { store, requestKey, now }: { readonly store: StoreName; readonly requestKey: string | null; readonly now: Date },
): Promise<RecordedRequest> {
  const { rows } = await database.query<{ request_number: number; is_repeated: boolean }>(
    `insert into marketplace.registration_request (request_key, store, first_name, last_name, email, agency, phone, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (request_key) do update set request_key = excluded.request_key returning request_number, xmax <> 0 as is_repeated`,
    [requestKey, store, values.firstName, values.lastName, values.email, values.agency, values.phone, now],
  );
  return { referenceNumber: referenceNumber('R', String(rows[0]?.request_number)), isRepeated: rows[0]?.is_repeated === true };
}
