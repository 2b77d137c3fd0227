import type { AttributesOf, CheckoutReview } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

type Entry = AttributesOf<'/cart/afc_cart', 'AFCDataEntry'>;
type Approval = AttributesOf<'/cart/afc_cart', 'Success'>;

const entry = example('/cart/afc_cart', 'AFCDataEntry', 'Under funds control') as unknown as Entry;
const sent = example('/cart/afc_cart', 'Success', 'Sent by the buyer') as unknown as Approval;
const cartPath = '/cart/afc_cart';
const changePath = '/cart/afc_cart_change';

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(() => closePages());

describe('a cart that is sent for authorization', () => {
  it('is shown at its own address, and its buyer is told how many approvers have it', async () => {
    const { server, history, storefront } = await showPage('/ws/cart/afc_cart', asBuyer({
      [cartPath]: ({ query }) => (query.has('request') ? { responseName: 'Success', attributes: { ...sent, notice: null } } : { responseName: 'AFCDataEntry', attributes: entry }),
      [changePath]: () => ({ responseName: 'Success', attributes: sent }),
    }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^Fund/ }), entry.budgets[0]?.fund ?? '');
    await userEvent.fill(page.getByRole('textbox', { name: /^Appropriation data/ }), '999-2026/2027-9999-000');
    await userEvent.click(page.getByRole('button', { name: 'Send the cart' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Funds Control Shopping Cart' })).toBeVisible();
    expect(server.to(changePath)).toHaveLength(1);
    expect(new URLSearchParams(history.current().search).get('request')).toBe(sent.requestId);
    expect(storefront.alerts.list.get()).toMatchObject([{ type: 'success', msg: 'Your cart was sent to 2 approvers. Nothing is ordered yet: you get a mail when one of them has decided.' }]);
  });
});

it('an approver reads the note of the part that it is about, and that of its order at what has none of its own', async () => {
  const { groups, terms } = example('/checkout/checkout_review', 'CheckOutReview', 'Several destinations') as CheckoutReview;
  const shipsElsewhere = terms.flatMap(({ parts = [] }) => parts.map(({ shipTo }) => shipTo.addressName));
  expect(shipsElsewhere).not.toEqual([]);
  const noted = terms.map((own) => ({ ...own, note: 'Dock 4', parts: own.parts?.map((part) => ({ ...part, note: 'Ring at gate 9.' })) }));
  const attributes = { ...sent, notice: null, as: 'approver' as const, cart: sent.cart && { ...sent.cart, groups, terms: noted } };
  await showPage(`/ws/cart/afc_cart?request=${sent.requestId}`, asBuyer({ [cartPath]: () => ({ responseName: 'Success', attributes }) }));
  const elsewhere = page.getByRole('region', { name: new RegExp(`^Items of .*, to ${shipsElsewhere[0] ?? ''}$`) }).first();
  await expect.element(elsewhere.getByText(/^Note to the vendor: Ring at gate 9\.$/)).toBeVisible();
  await expect.element(page.getByText('Note to the vendor: Dock 4').first()).toBeVisible();
  expect(page.getByText(/Ring at gate 9/).elements()).toHaveLength(shipsElsewhere.length);
});

describe('the list of an approver', () => {
  const list = (name: string) => asBuyer({ '/cart/afc_queue': () => ({ responseName: 'Success', attributes: example('/cart/afc_queue', 'Success', name) }) });

  it('says who keeps the rules of their activity, and leads to those whom they ask for a change', async () => {
    await showPage('/ws/cart/afc_queue', list('An approver'));
    await expect.element(page.getByRole('region', { name: 'Rules of your activity' }).getByRole('link', { name: 'Ask the help desk for a change' })).toHaveAttribute('href', expect.stringContaining('/information/comment_form'));
  });

  it('says nothing of it to a buyer', async () => {
    await showPage('/ws/cart/afc_queue', list('A buyer'));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Funds Control' })).toBeVisible();
    expect(page.getByRole('region', { name: 'Rules of your activity' }).query()).toBeNull();
  });
});
