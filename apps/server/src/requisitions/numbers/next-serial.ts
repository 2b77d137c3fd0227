import { sql, type Connection } from '@quartermaster/database';

/**
 * The next serial number of an activity for a date, `0001` to `9999`, that no requisition has; null: all are used. Letters are not given: they have meanings of
 * their own. The counter's row stays locked until the transaction ends, and is never set back: so no number is given twice, whatever fails and however many ask.
 */
export async function nextSerial(connection: Connection, activity: string, ordinalDate: string): Promise<string | null> {
  for (;;) {
    const { rows } = await connection.query<{ serial: string; used: boolean }>(sql`
      with counted as (
        insert into marketplace.requisition_serial as counter (activity, ordinal_date, last) values (${activity}, ${ordinalDate}, 1)
        on conflict (activity, ordinal_date) do update set last = counter.last + 1 where counter.last < 9999
        returning lpad(last::text, 4, '0') as serial)
      select counted.serial, exists (select from marketplace.requisition where document_number = ${activity + ordinalDate} || counted.serial) as used from counted`);
    const next = rows[0];
    if (next === undefined) return null;
    // One that was typed, or is of ten years ago.
    if (!next.used) return next.serial;
  }
}
