import type { Queries } from '../../runtime/index.ts';

/** The entry of an AAC or DoDAAC in the activity address directory. */
export interface Activity {
  aac: string;
  /** The activity's name. */
  activity: string;
}

/** An activity that orders may go to or be paid by; null when the directory does not list it, or lists it as closed. */
export async function findActivity(queries: Queries, aac: string): Promise<Activity | null> {
  const { rows } = await queries.query<Activity>(
    'select aac, activity from marketplace.activity_address where aac = $1 and active',
    [normalAac(aac)],
  );
  return rows[0] ?? null;
}

/** Codes are written in capitals. */
export const normalAac = (typed: string): string => typed.trim().toUpperCase();
