import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';
import { pageViolations } from '../testing/page-violations.ts';

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
    const lacking = modal.getByRole('region', { name: 'Ordered last time, and not in this template' });
    await expect.poll(() => lacking.element().textContent).toMatch(/1 item of the last order, of .*Copy paper, letter, 20 lb.*10 Carton/);
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
    // The button is gone with its cart: the answer is a page of its own, which begins at its heading.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('are kept by a question that is a page of its own, which leads to the list then', async () => {
    const { server } = await showPage('/ws/parkcart/removecart?parkedCartId=parked-2', asBuyer({
      '/parkcart/my_parkcart': () => ({ responseName: 'Success', attributes: list }),
      '/parkcart/removecart': () => ({ responseName: 'DeleteConfirm', attributes: question }),
    }));
    await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Parked Carts' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: `Remove ${training?.name}` })).toBeVisible();
    expect(server.to('/parkcart/change_parkcart')).toEqual([]);
    expect(server.to('/parkcart/my_parkcart')).toHaveLength(1);
  });

  it('are renamed in place, and the focus goes along: into the field, and back to the button', async () => {
    const renamed = { ...list, parkedCarts: [{ ...training, name: 'Second room' }, monthly], notice: { tone: 'success', text: 'It is “Second room” now.', details: [], leadsToCart: false } };
    const { server } = await showPage(address, asBuyer({
      '/parkcart/my_parkcart': () => ({ responseName: 'Success', attributes: list }),
      '/parkcart/change_parkcart': () => ({ responseName: 'Success', attributes: renamed }),
    }));
    const button = (name: string | undefined) => page.getByRole('button', { name: `Rename ${name}` });
    const field = page.getByRole('textbox', { name: /^New name/ });
    await userEvent.click(button(training?.name));
    await expect.element(field).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect.element(button(training?.name)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(field, 'Second room');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('It is “Second room” now.')).toBeVisible();
    // The answer is a page of its own, which begins at its heading.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect.element(button('Second room')).toBeVisible();
    expect(server.to('/parkcart/change_parkcart').map(({ body }) => body)).toEqual([{ rename: { parkedCartId: training?.parkedCartId, name: 'Second room' } }]);
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

  it('stay on the page with what was typed where no answer comes, and are parked under the same key with the next press', async () => {
    let isLost = true;
    const { server, history } = await showPage('/ws/parkcart/save_parkcart', asBuyer({
      '/parkcart/save_parkcart': () => ({ responseName: 'Initial', attributes: example('/parkcart/save_parkcart', 'Initial', 'A cart') }),
      '/parkcart/my_parkcart': () => ({ responseName: 'Success', attributes: list }),
      '/parkcart/save_parkcart_submit': () => {
        if (isLost) throw new TypeError('the connection was cut');
        return { responseName: 'Success', attributes: { ...list, notice: { tone: 'success', text: '“Training room” is parked.', details: [], leadsToCart: false } } };
      },
    }));
    const name = page.getByRole('textbox', { name: /^Name of the parked cart/ });
    await userEvent.fill(name, 'Training room');
    await userEvent.click(page.getByRole('button', { name: 'Park the cart' }));
    await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect.element(name).toHaveValue('Training room');
    isLost = false;
    await userEvent.click(page.getByRole('button', { name: 'Park the cart' }));
    await expect.element(page.getByText('“Training room” is parked.')).toBeVisible();
    const keys = server.to('/parkcart/save_parkcart_submit').map(({ body }) => body['changeKey']);
    expect([keys.length >= 2, new Set(keys).size]).toEqual([true, 1]);
    expect(history.address()).toContain('/ws/parkcart/my_parkcart');
  });

  it('are made of an order as a template, under a name', async () => {
    const { server } = await showPage('/ws/parkcart/save_parkcart?orderNumber=A26-0000042-7', asBuyer({
      '/parkcart/save_parkcart': () => ({ responseName: 'Initial', attributes: example('/parkcart/save_parkcart', 'Initial', 'An order with an item that is not sold any more') }),
      '/parkcart/save_parkcart_submit': () => ({ responseName: 'Success', attributes: list }),
    }));
    await expect.element(page.getByRole('heading', { name: 'Park as template' })).toBeVisible();
    await expect.element(page.getByText('Not sold in this store any more: Notebook.', { exact: false })).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    expect(await pageViolations(document.documentElement)).toEqual([]);
    await userEvent.fill(page.getByRole('textbox', { name: /^Name of the parked cart/ }), 'Each month');
    await userEvent.click(page.getByRole('button', { name: 'Keep as template' }));
    await expect.poll(() => server.to('/parkcart/save_parkcart_submit').map(({ body }) => body)).toMatchObject([{ name: 'Each month', keepsCart: true, orderNumber: 'A26-0000042-7' }]);
  });

  it.each([390, 640])('hold requisitions, too, which go aside under a name and back into their lines, in a window of %i pixels', async (width) => {
    await page.viewport(width, 900);
    const requisitions = example('/parkcart/my_parkcart', 'Success', 'A cart and requisitions') as List;
    const [entry] = requisitions.parkedCarts;
    const looks = async (modal: Element | null = null) => {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(await pageViolations(modal ?? document.documentElement, modal !== null)).toEqual([]);
    };
    const { server } = await showPage('/ws/fedstrip/park_cart', asBuyer({
      '/fedstrip/park_cart': () => ({ responseName: 'Initial', attributes: example('/fedstrip/park_cart', 'Initial', 'Lines of an activity') }),
      '/fedstrip/park_cart_submit': () => ({ responseName: 'Success', attributes: requisitions }),
      '/parkcart/parkcart_detail': () => ({ responseName: 'Requisitions', attributes: example('/parkcart/parkcart_detail', 'Requisitions', 'Two requisitions') }),
      '/fedstrip/park_cart_back': () => ({ responseName: 'Success', attributes: { ...requisitions, notice: { tone: 'warning', text: 'It stays parked.', details: [], leadsToCart: false } } }),
    }));
    const name = page.getByRole('textbox', { name: /^Name of the parked requisitions/ });
    await userEvent.click(page.getByRole('button', { name: 'Park the 12 lines' }));
    await expect.element(name).toBeInvalid();
    expect(server.to('/fedstrip/park_cart_submit')).toEqual([]);
    await looks();
    await userEvent.fill(name, 'Motor pool');
    await userEvent.click(page.getByRole('button', { name: 'Park the 12 lines' }));
    await expect.element(page.getByText('2 requisitions of 47AB01, which are not sent.')).toBeVisible();
    expect(server.to('/fedstrip/park_cart_submit').map(({ body }) => body)).toEqual([{ name: 'Motor pool', changeKey: expect.stringMatching(/^[\w-]{8,64}$/) as string }]);
    await expect.element(page.getByRole('link', { name: 'Go to the lines of requisitions' })).toHaveAttribute('href', expect.stringContaining('/fedstrip/fedstrip_init') as string);
    // They do not go to a colleague, or into the cart.
    for (const absent of [`Forward ${entry?.name}`, `Add ${entry?.name} to the cart`]) expect(page.getByRole('button', { name: absent }).elements()).toEqual([]);
    expect(page.getByRole('link', { name: `Forward ${entry?.name}` }).elements()).toEqual([]);
    await looks();
    await userEvent.click(page.getByRole('button', { name: `Look at it ${entry?.name}` }));
    const modal = page.getByRole('dialog', { name: 'Parked Cart Detail' });
    await expect.element(modal.getByText('7510-01-392-0564')).toBeVisible();
    await looks(modal.element());
    await userEvent.click(modal.getByRole('button', { name: 'Put back into the lines' }));
    await expect.element(page.getByText('It stays parked.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: `Put ${entry?.name} back into the lines` }));
    await expect.poll(() => server.to('/fedstrip/park_cart_back').map(({ body }) => body)).toEqual([{ parkedCartId: entry?.parkedCartId }, { parkedCartId: entry?.parkedCartId }]);
  });
});
