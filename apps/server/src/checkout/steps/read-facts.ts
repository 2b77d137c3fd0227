import { countryOf, homeCountry, type CheckoutProblem } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { ListedStore } from '../../store-list/index.ts';
import { missingOf } from '../address/address-form.ts';
import type { ReviewReading } from '../review/read-review.ts';
import type { ReviewState } from '../review/review-state.ts';
import type { StepFacts } from './next-step.ts';

/** What decides about the next step, of a review as it was read. */
export async function readFacts(queries: Queries, buyerId: string, store: Pick<ListedStore, 'family'>, { review, problems }: ReviewReading): Promise<StepFacts> {
  const shipTo = shipToOf(review);
  const countOf = (wanted: CheckoutProblem['code']): number => problems.filter(({ code }) => code === wanted).length;
  return {
    cart: { lines: review.groups.length, notDelivered: countOf('NOT_DELIVERED_THERE'), datesOver: countOf('DELIVERY_DATE_OVER') },
    buyer: { isEmailUnconfirmed: countOf('EMAIL_UNCONFIRMED') > 0, isSuppliedByActivity: store.family === 'global supply', addresses: shipTo === 'none' ? await countAddresses(queries, buyerId) : 1 },
    choices: { shipTo, payment: paymentOf(review) },
  };
}

function shipToOf({ shipTo }: ReviewState): StepFacts['choices']['shipTo'] {
  if (shipTo === null) return 'none';
  if (missingOf(shipTo).length > 0) return 'incomplete';
  return countryOf(shipTo) === homeCountry ? 'domestic' : 'overseas';
}

const paymentOf = ({ payment }: ReviewState): StepFacts['choices']['payment'] =>
  payment === null ? 'none' : payment.unusable === null ? payment.method : 'unusable';

async function countAddresses(queries: Queries, buyerId: string): Promise<number> {
  const { rows } = await queries.query<{ count: number }>(sql`select count(*)::int as count from marketplace.address_book_entry where buyer_id = ${buyerId}`);
  return rows[0]?.count ?? 0;
}
