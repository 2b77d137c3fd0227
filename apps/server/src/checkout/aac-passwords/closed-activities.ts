import type { CheckoutProblem } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** An activity that the buyer may use with their AAC password alone, and has not opened. */
export interface ClosedActivity {
  aac: string;
  activity: string;
}

/** What an activity is used for. */
export type ActivityUse = 'billing' | 'shipping';

/** The activities of an order that the buyer has yet to open with their password, by code. @param shipping SQL of a subquery of codes @param billing the same of what pays */
export const closedActivities = (buyerId: string, { shipping, billing }: Readonly<Record<ActivityUse, Sql>>, now: Date): Sql => sql`
  select activity.aac, activity.activity from marketplace.activity_address activity
  where ((activity.password_for in ('shipping', 'both') and activity.aac in (${shipping})) or (activity.password_for in ('billing', 'both') and activity.aac in (${billing})))
    and not exists (select from marketplace.aac_password known where known.buyer_id = ${buyerId} and known.aac = activity.aac and known.opened_until > ${now} and known.expires_at > ${now})
  order by activity.aac`;

const nothing = sql`select null::char(6) where false`;

/** Whether a buyer has yet to open an activity for a use of it. */
export async function isClosed(queries: Queries, buyerId: string, aac: string, use: ActivityUse, now: Date): Promise<boolean> {
  const asked = sql`select ${aac}::char(6)`;
  const { rowCount } = await queries.query(closedActivities(buyerId, use === 'billing' ? { shipping: nothing, billing: asked } : { shipping: asked, billing: nothing }, now));
  return (rowCount ?? 0) > 0;
}

/** What the review says of them. */
export const closedProblems = (closed: readonly ClosedActivity[]): CheckoutProblem[] =>
  closed.map(({ aac, activity }) => ({ code: 'AAC_PASSWORD', block: 'aacPassword', cartKey: null, aac, message: `The activity ${aac}, ${activity}, is used with an AAC password alone. Enter yours, or request one.` }));
