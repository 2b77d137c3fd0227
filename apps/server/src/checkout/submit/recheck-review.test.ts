import { blocksOrder } from '@quartermaster/contracts';
import { services } from '@quartermaster/contracts/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../review/fingerprint.ts';
import { reviewChanged } from '../review/problems.ts';
import { decide } from './recheck-review.ts';

const service = services.find(({ path }) => path === '/checkout/checkout_review');
const ready = service?.path === '/checkout/checkout_review' ? service.responses.CheckOutReview.examples['Ready to order'] : undefined;
if (ready === undefined) throw new Error('The contract has no example of a review that is ready.');

const problem = (code: Parameters<typeof blocksOrder>[0]['code']) => ({ code, block: 'items', cartKey: null, message: code }) as const;
const anyProblem = fc
  .constantFrom('PRICE_CHANGED', 'STOCK_SHORT', 'OFFER_GONE', 'MINIMUM_NOT_MET', 'NOT_DELIVERED_THERE', 'PAYMENT_UNUSABLE' as const)
  .map(problem);

describe('a submission', () => {
  it('that is what the buyer saw becomes an order', () => {
    expect(decide(ready, [], fingerprint(ready)).kind).toBe('place');
  });

  it('of an empty cart has nothing to order', () => {
    expect(decide({ ...ready, groups: [] }, [], fingerprint(ready)).kind).toBe('nothingToOrder');
  });

  it('of something that changed without a reason of its own is asked again, with that said', () => {
    expect(decide(ready, [], 'r1-old')).toEqual({ kind: 'askAgain', problems: [reviewChanged([])] });
  });

  it('says what changed, where it is known', () => {
    const seen = { ...ready, groups: ready.groups.map((own) => ({ ...own, lines: own.lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) })), totals: { ...ready.totals, total: { ...ready.totals.total, amount: 1 } } };
    expect(decide(ready, [], fingerprint(seen))).toMatchObject({ problems: [{ message: 'This order has changed since you reviewed it: items, quantities or prices. Nothing has been ordered: check it and place it again.' }] });
    expect(decide(ready, [], fingerprint({ ...seen, shipTo: null }))).toMatchObject({ problems: [{ message: expect.stringContaining(': items, quantities or prices and the ship-to address. Nothing') }] });
    expect(decide(ready, [], fingerprint({ ...ready, totals: seen.totals }))).toMatchObject({ problems: [{ message: expect.stringContaining(': shipping, tax or the total. Nothing') }] });
    expect(decide(ready, [], fingerprint({ ...ready, terms: ready.terms.map((terms) => ({ ...terms, note: 'Ring twice.' })) }))).toMatchObject({ problems: [{ message: expect.stringContaining(': a note, a date or where a part ships. Nothing') }] });
  });

  it('of a price that the buyer accepted becomes an order', () => {
    expect(decide(ready, [problem('PRICE_CHANGED')], fingerprint(ready)).kind).toBe('place');
  });

  it('without ship-to or payment is never placed, even when nothing else says so', () => {
    const without = { ...ready, shipTo: null };
    expect(decide(without, [], fingerprint(without)).kind).toBe('askAgain');
  });

  it('is placed exactly when it is as seen and nothing blocks it', () => {
    fc.assert(
      fc.property(fc.array(anyProblem, { maxLength: 4 }), fc.boolean(), (problems, asSeen) => {
        const decision = decide(ready, problems, asSeen ? fingerprint(ready) : 'r1-old');
        expect(decision.kind === 'place').toBe(asSeen && !problems.some(blocksOrder));
      }),
    );
  });

  it('that is asked again always says why', () => {
    fc.assert(
      fc.property(fc.array(anyProblem, { maxLength: 4 }), (problems) => {
        const decision = decide(ready, problems, 'r1-old');
        expect(decision).toMatchObject({ kind: 'askAgain', problems: expect.arrayContaining([expect.anything()]) });
      }),
    );
  });
});
