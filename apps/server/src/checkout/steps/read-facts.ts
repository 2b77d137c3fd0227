import { countryOf, homeCountry, type CheckoutProblem } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { hasDodaacs } from '../address/aac-warning.ts';
import type { Queries } from '../../runtime/index.ts';
import type { CheckoutBuyer } from '../checkout-tools.ts';
import { missingOf } from '../address/address-form.ts';
import type { ReviewReading } from '../review/read-review.ts';
import type { ReviewState } from '../review/review-state.ts';
import type { StepFacts } from './next-step.ts';

/** What decides about the next step, of a review as it was read. */
export async function readFacts(queries: Queries, { buyerId, choosesBilling }: Pick<CheckoutBuyer, 'buyerId' | 'choosesBilling'>, { review, problems, aacWarnings }: ReviewReading): Promise<StepFacts> {
  const shipTo = shipToOf(review);
  // What a vendor's order with an address of its own lacks is mended there.
  const countOf = (wanted: CheckoutProblem['code']): number => problems.filter(({ code, groupId }) => code === wanted && (wanted === 'DELIVERY_DATE_OVER' || groupId === undefined)).length;
  const first = shipTo === 'none' ? await readFirst(queries, buyerId) : { addresses: 1, hasDodaacs: false };
  return {
    cart: { lines: review.groups.length, notDelivered: countOf('NOT_DELIVERED_THERE'), datesOver: countOf('DELIVERY_DATE_OVER') },
    buyer: { isEmailUnconfirmed: countOf('EMAIL_UNCONFIRMED') > 0, isSuppliedByActivity: choosesBilling, ...first, isProfileIncomplete: countOf('PROFILE_INCOMPLETE') > 0, isUnauthorized: countOf('AUTHORIZATION_MISSING') + countOf('AUTHORIZATION_EXCEEDED') > 0 },
    choices: { shipTo, isActivityDoubtful: aacWarnings.length > 0, closedActivities: countOf('AAC_PASSWORD'), payment: paymentOf(review) },
  };
}

function shipToOf({ shipTo }: ReviewState): StepFacts['choices']['shipTo'] {
  if (shipTo === null) return 'none';
  if (missingOf(shipTo).length > 0) return 'incomplete';
  return countryOf(shipTo) === homeCountry ? 'domestic' : 'overseas';
}

const paymentOf = ({ payment }: ReviewState): StepFacts['choices']['payment'] =>
  payment === null ? 'none' : payment.unusable === null ? payment.method : 'unusable';

/** What decides about the first destination of a buyer. */
async function readFirst(queries: Queries, buyerId: string): Promise<Pick<StepFacts['buyer'], 'addresses' | 'hasDodaacs'>> {
  const { rows } = await queries.query<{ addresses: number; hasDodaacs: boolean }>(sql`
    select count(*)::int as addresses, ${hasDodaacs(buyerId)} as "hasDodaacs" from marketplace.address_book_entry where buyer_id = ${buyerId}`);
  return rows[0] ?? { addresses: 0, hasDodaacs: false };
}
