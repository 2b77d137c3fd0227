import type { CheckoutReview, SaidTerms } from '@quartermaster/contracts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleCheckout } from '../../testing/browser/sample-checkout.ts';
import type { Handler } from '../../testing/browser/sample-server.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

type Fate = 'answered' | 'lost before' | 'lost behind';

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('types' as const), field: fc.nat({ max: 1 }), text: fc.constantFrom('Dock 4', 'Dock 5', '') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('leaves' as const), field: fc.nat({ max: 1 }) }) },
  // The oldest save arrives, or is lost before the server, or behind it.
  { weight: 3, arbitrary: fc.record({ does: fc.constant('hears' as const), fate: fc.constantFrom<Fate>('answered', 'answered', 'lost before', 'lost behind') }) },
);

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

const turn = () => new Promise((resolve) => setTimeout(resolve));
/** The note of the order, and that of the part which goes elsewhere. */
const fields = () => [...document.querySelectorAll('textarea')].filter(({ id }) => id.startsWith('terms-')).slice(0, 2);

function type(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** A review whose saves arrive when they are told to. */
async function open() {
  let review = example('/checkout/checkout_review', 'CheckOutReview', 'Several destinations') as CheckoutReview;
  review = { ...review, terms: review.terms.map((own) => ({ ...own, note: 'Dock 4' })) };
  const show = () => ({ responseName: 'CheckOutReview', attributes: { ...review } });
  const onWay: ((fate: Fate) => void)[] = [];
  let isOver = false;
  let placed: string | null = null;
  const notes = () => review.terms.flatMap(({ note, parts = [] }) => [note, ...parts.filter(({ shipTo }) => shipTo.addressId === 'address-6').map((part) => part.note ?? note)]).slice(0, 2).join(' / ');
  const keep: Handler = async ({ body }) => {
    const fate = isOver ? 'answered' : await new Promise<Fate>((resolve) => void onWay.push(resolve));
    if (fate === 'lost before') return undefined;
    for (const said of body['terms'] as SaidTerms[]) {
      review = { ...review, terms: review.terms.map((own) => (own.groupId !== said.groupId ? own : { ...own, note: said.note ?? own.note, parts: own.parts?.map((part) => {
        const noted = said.partNotes?.find(({ addressId }) => addressId === part.shipTo.addressId);
        return noted === undefined ? part : { ...part, note: noted.note };
      }) })) };
    }
    return fate === 'answered' ? show() : undefined;
  };
  const { handlers } = sampleCheckout();
  await showPage('/ws/checkout/checkout_review', {
    ...handlers, '/checkout/checkout_review': show, '/checkout/delivery_options': keep,
    '/checkout/checkout_review_submit': (request) => {
      placed ??= notes();
      return handlers['/checkout/checkout_review_submit']?.(request);
    },
  });
  await expect.poll(() => fields().length).toBe(2);
  return {
    hear: (fate: Fate) => onWay.shift()?.(fate),
    /** From now on all arrives. */
    mend: () => { isOver = true; for (const arrive of onWay.splice(0)) arrive('answered'); },
    placed: () => placed,
  };
}

it('an order is placed with the notes that the fields say, whatever is typed back or lost on the way', { timeout: 120_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
    const { hear, mend, placed } = await open();
    try {
      for (const each of steps) {
        const field = fields()['field' in each ? each.field : 0];
        if (each.does === 'types' && field !== undefined) type(field, each.text);
        else if (each.does === 'leaves') field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
        else if (each.does === 'hears') hear(each.fate);
        await turn();
      }
      mend();
      const said = fields().map(({ value }) => value).join(' / ');
      [...document.querySelectorAll('button')].find(({ textContent }) => /^Place \d/.test(textContent))?.click();
      await expect.poll(placed).toBe(said);
    } finally {
      closePages();
    }
  }), { numRuns: 15 });
});
