import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

type List = AttributesOf<'/parkcart/my_parkcart', 'Success'>;

const list = example('/parkcart/my_parkcart', 'Success', 'A template, a cart, and one from a colleague') as List;
const detail = example('/parkcart/parkcart_detail', 'Success', 'A template beside the last order');
const question = example('/parkcart/removecart', 'DeleteConfirm', 'A parked cart');
const [training, monthly] = list.parkedCarts;
const address = '/ws/parkcart/my_parkcart';

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(() => closePages());

describe('parked carts', () => {
  it('are looked at in a modal, and added to the cart from there', async () => {
    const { server } = await showPage(address, asBuyer({
      '/parkcart/my_parkcart': () => ({ responseName: 'Success', attributes: list }),
      '/parkcart/parkcart_detail': () => ({ responseName: 'Success', attributes: detail }),
      '/parkcart/change_parkcart': () => ({ responseName: 'Success', attributes: { ...list, notice: { tone: 'success', text: 'It is in your cart.', details: [], leadsToCart: true } } }),
    }));
    await userEvent.click(page.getByRole('button', { name: `Look at it ${monthly?.name}` }));
    const modal = page.getByRole('dialog', { name: 'Parked Cart Detail' });
    await expect.element(modal.getByText('3 ordered, 2 here')).toBeVisible();
    await userEvent.click(modal.getByRole('button', { name: 'Add to the cart' }));
    await expect.element(page.getByText('It is in your cart.')).toBeVisible();
    await expect.element(modal).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Go to the cart' })).toBeVisible();
    expect(server.to('/parkcart/change_parkcart').map(({ body }) => body)).toEqual([{ addBack: { parkedCartId: monthly?.parkedCartId, changeKey: expect.stringMatching(/^[\w-]{8,64}$/) } }]);
  });

  it('are removed after a question, and stay where it is answered so', async () => {
    const { server } = await showPage(address, asBuyer({
      '/parkcart/my_parkcart': () => ({ responseName: 'Success', attributes: list }),
      '/parkcart/removecart': () => ({ responseName: 'DeleteConfirm', attributes: question }),
      '/parkcart/change_parkcart': () => ({ responseName: 'Success', attributes: { ...list, parkedCarts: [monthly], notice: { tone: 'success', text: `“${training?.name}” is removed.`, details: [], leadsToCart: false } } }),
    }));
    const remove = page.getByRole('button', { name: `Remove ${training?.name}` });
    await userEvent.click(remove);
    await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
    await expect.element(remove).toHaveFocus();
    expect(server.to('/parkcart/change_parkcart')).toEqual([]);
    await userEvent.click(remove);
    await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
    await expect.element(page.getByText(`“${training?.name}” is removed.`)).toBeVisible();
    expect(server.to('/parkcart/change_parkcart').map(({ body }) => body)).toEqual([{ remove: 'parked-2' }]);
  });

  it('are saved with one key, whatever is typed first', async () => {
    const { server } = await showPage('/ws/parkcart/save_parkcart', asBuyer({
      '/parkcart/save_parkcart': () => ({ responseName: 'Initial', attributes: example('/parkcart/save_parkcart', 'Initial', 'A cart') }),
      '/parkcart/save_parkcart_submit': () => ({ responseName: 'Initial', attributes: example('/parkcart/save_parkcart', 'Initial', 'A name that is taken') }),
    }));
    await userEvent.click(page.getByRole('button', { name: 'Park the cart' }));
    await expect.element(page.getByRole('textbox', { name: /^Name of the parked cart/ })).toBeInvalid();
    expect(server.to('/parkcart/save_parkcart_submit')).toEqual([]);
    await userEvent.fill(page.getByRole('textbox', { name: /^Name of the parked cart/ }), 'Training room');
    await userEvent.click(page.getByRole('checkbox', { name: /Keep the items in my cart/ }));
    await userEvent.click(page.getByRole('button', { name: 'Park the cart' }));
    await expect.element(page.getByText(/You have a parked cart of this name/).first()).toBeVisible();
    expect(server.to('/parkcart/save_parkcart_submit').map(({ body }) => body)).toMatchObject([{ name: 'Training room', keepsCart: true }]);
  });
});
