import type { CheckoutProblem } from '@quartermaster/contracts';
import { formatMoney, usd } from '@quartermaster/contracts';
import { dayInWords } from '../../runtime/index.ts';
import type { KeptAuthorization } from '../record/kept-authorization.ts';
import { limitYear, type LimitYear } from './limit-year.ts';

const missing = (message: string): CheckoutProblem => ({ code: 'AUTHORIZATION_MISSING', block: 'authorization', cartKey: null, message });

const kept = 'Your cart and your choices here stay as they are.';

export const governmentUnlisted = missing('Your account has no confirmed e-mail address of a government that this marketplace has listed, so no supervisor can authorize this order. Write to the help desk.');

/** Why a member without an authorization in force cannot order. @param open their newest request that waits for an answer */
export const noAuthorization = (open: Pick<KeptAuthorization, 'supervisorName'> | undefined): CheckoutProblem =>
  missing(
    open === undefined
      ? `Orders of state and local members need the authorization of a supervisor, and you have none now. Ask for one. ${kept}`
      : `Orders of state and local members need the authorization of a supervisor. ${open.supervisorName} has not answered your request yet: remind them, or ask someone else. ${kept}`,
  );

export const otherGovernment = missing(`Your authorization is from another government than the one that your confirmed e-mail address belongs to. Ask a supervisor of your government. ${kept}`);
export const ownAuthorization = missing(`Your authorization was given from an e-mail address that is your own. Ask your supervisor. ${kept}`);

/** Whether an authorization counts on a day: its last day counts also before the clock has ended it. */
export function dayProblem({ terms }: Pick<KeptAuthorization, 'terms'>, today: string): CheckoutProblem | null {
  if (terms === null) return noAuthorization(undefined);
  if (today > terms.until) return missing(`Your authorization ended on ${dayInWords(terms.until)}. Ask for a new one. ${kept}`);
  return today < terms.from ? missing(`Your authorization begins on ${dayInWords(terms.from)}. ${kept}`) : null;
}

/** The year of a limit that today is in. */
export const yearNow = ({ yearBegins }: { readonly yearBegins: number }, today: string): LimitYear => limitYear(today, yearBegins);

/** Why an order of this total is too much. @param used cents of the year that is now */
export function limitProblem(terms: NonNullable<KeptAuthorization['terms']>, used: number, total: number, today: string): CheckoutProblem | null {
  const left = Math.max(0, terms.limit - used);
  if (total <= left) return null;
  return {
    code: 'AUTHORIZATION_EXCEEDED',
    block: 'authorization',
    cartKey: null,
    message: `This order comes to ${formatMoney(usd(total))}, and ${formatMoney(usd(left))} is left of the ${formatMoney(usd(terms.limit))} that you may order until ${dayInWords(yearNow(terms, today).until)}. Remove items, or ask your supervisor for more. ${kept}`,
  };
}
