import { usd, type Cart, type CartLine, type FieldError, type VendorGroup } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import { cartChanged, summaryOf, type CartOnward } from '../../cart/index.ts';
import { washingtonDay } from '../../runtime/index.ts';
import { implement, respond, serviceAt, signedIn, withCartSummary, type Implementation, type RequestContext } from '../../wire/index.ts';
import { newestReductionFor, reductionWithId, wasAsked, type KeptReduction } from '../record/kept-reduction.ts';
import { recordAndTell } from '../record/record-and-tell.ts';
import { askForReduction, askProblem, checkAsk, type TypedAsk } from './ask.ts';
import { whoAnswers, type Answerer, type AnswererTools } from './who-answers.ts';

export interface ReducePriceTools extends AnswererTools {
  readonly onward: CartOnward;
  readonly webOrigin: string;
}

/** A line of the caller's cart, with what was asked for it before. */
interface Asked {
  readonly line: CartLine;
  readonly group: VendorGroup;
  readonly newest: KeptReduction | null;
  readonly answerer: Answerer | null;
  readonly problem: string | null;
}

const empty: TypedAsk = { price: '', message: '' };

/** Price Reduction Authorization, for the buyer who asks (specification, section 2, Cart; decision 0265). A line of somebody else's cart answers like one that never was. */
export function reducePriceServices(tools: ReducePriceTools): readonly Implementation[] {
  const { onward, webOrigin } = tools;
  const find = async (context: RequestContext, cartKey: string): Promise<Asked | null> => asked(context, (await onward.look(context)).cart, cartKey, tools);
  return [
    implement(serviceAt('/cart/reduce_price'), async ({ cartKey }, context) => {
      const found = await find(context, cartKey);
      return found === null || (found.problem !== null && found.newest === null) ? respond('Failure', page(found)) : respond('Success', page(found));
    }),
    implement(
      serviceAt('/cart/reduce_price_submit'),
      async ({ cartKey, ask, withdraw }, context) => {
        const problem = ask === undefined ? await giveUp(context, withdraw ?? '', webOrigin) : await send(context, await find(context, cartKey), ask, webOrigin);
        if (problem !== null) return respond('Failure', page(await find(context, cartKey), { typed: ask, ...problem }));
        cartChanged(context);
        const { cart, warnings } = await onward.look(context);
        return withCartSummary(respond('Initial', { cart, refused: [], ...(warnings.length > 0 && { warnings: [...warnings] }) }), summaryOf(cart));
      },
      { rateClass: 'messages' },
    ),
  ];
}

interface Problem {
  readonly errors: FieldError[];
  readonly problem?: string;
}

async function send(context: RequestContext, found: Asked | null, { requestKey, ...typed }: TypedAsk & { readonly requestKey: string }, webOrigin: string): Promise<Problem | null> {
  // Sent again: it is asked once, and leads to the cart once more.
  if (await wasAsked(context.database, signedIn(context).buyerId, requestKey)) return null;
  if (found?.answerer == null || found.problem !== null) return { errors: [] };
  const { line, group, answerer } = found;
  const checked = checkAsk(typed, line);
  if (checked.errors !== undefined) return { errors: checked.errors };
  const refused = await askForReduction(context, { requestKey, line, group, answerer, price: checked.price, message: checked.message }, webOrigin);
  return refused === null ? null : { errors: [], problem: refused };
}

/** Gives up a request or a lower price. One of another buyer looks like one that does not exist. */
async function giveUp(context: RequestContext, reductionId: string, webOrigin: string): Promise<Problem | null> {
  const buyer = signedIn(context);
  const refused = await withTransaction(context.database, async (connection) => {
    const kept = await reductionWithId(connection, reductionId);
    if (kept === null || kept.buyerId !== buyer.buyerId) return 'This is not one of your requests any more.';
    const recorded = await recordAndTell(connection, kept, { event: { kind: 'withdrawn' }, actor: { kind: 'buyer', name: kept.buyerName }, now: context.clock.now() }, { webOrigin, randomness: context.randomness });
    return recorded.kind === 'refused' ? recorded.message : null;
  });
  return refused === null ? null : { errors: [], problem: refused };
}

async function asked(context: RequestContext, { groups }: Cart, cartKey: string, tools: AnswererTools): Promise<Asked | null> {
  const group = groups.find(({ lines }) => lines.some((line) => line.cartKey === cartKey));
  const line = group?.lines.find((own) => own.cartKey === cartKey);
  if (group === undefined || line === undefined) return null;
  const answerer = await whoAnswers(context.database, { vendorId: group.vendor.id, contractNumber: group.contractNumber }, tools);
  const newest = await newestReductionFor(context.database, { buyerId: signedIn(context).buyerId, store: context.store.name, offerId: line.offerId });
  return { line, group, newest, answerer, problem: askProblem(line, newest, answerer, washingtonDay(context.clock.now())) };
}

const noLine = 'This line is not in your cart. Go back to the cart to see what is.';

function page(found: Asked | null, { typed = empty, errors = [], problem }: Partial<Problem> & { readonly typed?: TypedAsk | undefined } = {}) {
  return {
    line: found?.line ?? null,
    vendor: found?.group.vendor.name ?? '',
    ...othersOf(found),
    answeredBy: found?.answerer?.answeredBy ?? ('vendor' as const),
    problem: problem ?? (found === null ? noLine : found.problem),
    form: { values: { price: typed.price, message: typed.message }, errors },
    request: found?.newest == null ? null : shown(found.newest),
  };
}

/** The other lines of the contract. */
function othersOf(found: Asked | null) {
  const others = found === null ? [] : found.group.lines.filter(({ cartKey }) => cartKey !== found.line.cartKey);
  return others.length === 0 ? {} : { others: others.map(({ cartKey, name, quantity, lineTotal }) => ({ cartKey, name, quantity, lineTotal })) };
}

const shown = ({ reductionId, status, quantity, askedPrice, message, askedAt, answerBy, price, until, reason }: KeptReduction) => ({
  reductionId, status, quantity, asked: usd(askedPrice), message, askedAt: askedAt.toISOString(), answerBy: answerBy.toISOString(), price: price === null ? null : usd(price), until, reason,
});
