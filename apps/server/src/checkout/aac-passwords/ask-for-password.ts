import type { CameFrom, CheckoutProblem } from '@quartermaster/contracts';
import type { Queries } from '../../runtime/index.ts';
import { redirect, type RedirectReply } from '../../wire/index.ts';
import { isClosed, type ActivityUse } from './closed-activities.ts';

/** Leads to the page that asks for the password of an activity. @param from where that page leads back to */
const toPasswordOf = (aac: string, from: CameFrom): RedirectReply => redirect(`/aacassignment/aac_password_entry?${new URLSearchParams({ aac, from }).toString()}`);

/** Leads there where the buyer has to type the password; null: they may use the activity. */
export async function askForPassword(queries: Queries, { buyerId, aac, now }: { readonly buyerId: string; readonly aac: string; readonly now: Date }, use: ActivityUse, from: CameFrom): Promise<RedirectReply | null> {
  return (await isClosed(queries, buyerId, aac, use, now)) ? toPasswordOf(aac, from) : null;
}

/** The same for an order that is reviewed: the first activity of it that is not opened; whether it is asked for now, the next step says. */
export function passwordOfOrder(problems: readonly CheckoutProblem[]): RedirectReply | null {
  const aac = problems.find(({ code }) => code === 'AAC_PASSWORD')?.aac;
  return aac === undefined ? null : toPasswordOf(aac, 'checkout');
}
