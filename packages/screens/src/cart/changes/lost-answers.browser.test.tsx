import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sampleCart } from '../../testing/browser/sample-cart.ts';
import type { Handler } from '../../testing/browser/sample-server.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';

type Fate = 'answered' | 'lost before' | 'lost behind';

const line = fc.nat({ max: 1 });
const step = fc.oneof(
  // There are three: four are refused.
  { weight: 3, arbitrary: fc.record({ does: fc.constant('types' as const), line, quantity: fc.constantFrom('1', '2', '3', '4') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('steps' as const), line, way: fc.constantFrom('Increase' as const, 'Decrease' as const) }) },
  fc.record({ does: fc.constant('undoes' as const) }),
  // The oldest change arrives, or is lost before the server, or behind it.
  { weight: 3, arbitrary: fc.record({ does: fc.constant('hears' as const), fate: fc.constantFrom<Fate>('answered', 'answered', 'lost before', 'lost behind') }) },
);

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

const turn = () => new Promise((resolve) => setTimeout(resolve));
/** Waits as long as what is awaited may take on a machine with much else to do, and no longer than it takes. */
async function until(isSo: () => boolean, milliseconds: number): Promise<void> {
  for (const end = performance.now() + milliseconds; !isSo() && performance.now() < end;) await turn();
}
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[id^="quantity-"]')];
const said = () => fields().slice(0, 2).map(({ value }) => value).join(' ');
const button = (name: RegExp) => [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) => name.test(ariaLabel ?? textContent));

function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** A cart whose changes arrive when they are told to. */
async function open() {
  const { handlers, page: cartNow } = sampleCart({ stock: 3 });
  const onWay: ((fate: Fate) => void)[] = [];
  let isOver = false;
  const late: Handler = async (request) => {
    const fate = isOver ? 'answered' : await new Promise<Fate>((resolve) => void onWay.push(resolve));
    if (fate === 'lost before') return undefined;
    const answer = await handlers['/cart/shopping_cart_post']?.(request);
    return fate === 'answered' ? answer : undefined;
  };
  const { server } = await showPage('/ws/cart/shopping_cart', { ...handlers, '/cart/shopping_cart_post': late });
  await expect.poll(() => fields().length).toBeGreaterThan(1);
  return {
    inCart: () => cartNow().cart.groups.flatMap(({ lines }) => lines).slice(0, 2).map(({ quantity }) => quantity).join(' '),
    hear: (fate: Fate) => onWay.shift()?.(fate),
    /** From now on all arrives. */
    mend: () => { isOver = true; for (const arrive of onWay.splice(0)) arrive('answered'); },
    goesOn: () => server.to('/cart/shopping_cart_post').some(({ body }) => body['goOn'] === 'checkout'),
  };
}

it('the way to checkout leads on with what the fields say, whatever is typed back, undone or lost on the way', { timeout: 120_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
    const { inCart, hear, mend, goesOn } = await open();
    try {
      for (const each of steps) {
        const field = fields()['line' in each ? each.line : 0];
        if (each.does === 'types' && field !== undefined) type(field, each.quantity);
        else if (each.does === 'steps') field?.parentElement?.querySelector<HTMLButtonElement>(`button[aria-label^="${each.way}"]`)?.click();
        else if (each.does === 'undoes') button(/^Undo the change/)?.click();
        else if (each.does === 'hears') hear(each.fate);
        await turn();
      }
      mend();
      // A quantity that is not to be had closes the way; then the field is left with what there is.
      for (let press = 0; press < 3 && !goesOn(); press += 1) {
        for (const field of fields()) if (Number(field.value) > 3) type(field, '3');
        await turn();
        document.querySelector<HTMLAnchorElement>('a[href*="checkout_review"]')?.click();
        // A press that finds the way closed leads nowhere, however long it is waited for.
        await until(goesOn, 1_000);
      }
      expect(goesOn()).toBe(true);
      await until(() => said() === inCart(), 5_000);
      expect(said()).toBe(inCart());
    } finally {
      closePages();
    }
  }), { numRuns: 15 });
});
