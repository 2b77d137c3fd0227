import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../testing/browser/as-buyer.ts';
import { sampleCart } from '../testing/browser/sample-cart.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

type Form = AttributesOf<'/ordering/quick_ordering_cart', 'EntryForm'>;

const address = '/ws/ordering/quick_ordering';
const cartPath = '/ordering/quick_ordering_cart';
const kinds = example(cartPath, 'EntryForm', 'Rows of every kind') as unknown as Form;
const start: Handler = () => ({ responseName: 'EntryForm', attributes: { ...example('/ordering/quick_ordering', 'EntryForm', 'An empty form') } });

/** Answers rows as a server would: by the numbers of the example. */
const check: Handler = ({ body }) => {
  const { rows, changeKey } = body as { rows: Form['rows']; changeKey?: string };
  const known = rows.map((row) => {
    const like = kinds.rows.find(({ number }) => number === row.number);
    const isChosen = row.productId !== null;
    return { ...(like ?? kinds.rows[3]), ...row, ...(isChosen && { state: 'found', message: null, item: like?.choices.find(({ productId }) => productId === row.productId) ?? null }) };
  });
  const added = changeKey === undefined ? null : known.filter(({ state }) => state === 'found').length;
  return { responseName: 'EntryForm', attributes: { rows: added === null ? known : known.filter(({ state }) => state !== 'found'), added } };
};

function pasteInto(field: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('quick order', () => {
  it('looks up what is pasted in one call, asks what is ambiguous, and adds what is found', async () => {
    const { server } = await showPage(address, asBuyer({ '/ordering/quick_ordering': start, [cartPath]: check }));
    const first = page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true });
    await userEvent.click(first);
    pasteInto(first.element(), '006r 90321\t2\r\n1000\t5\r\nXX-0000\t1\r\n');
    await expect.element(page.getByText('1 found, 1 to choose, 1 not found')).toBeVisible();
    await expect.element(first).toHaveFocus();
    expect(server.to(cartPath)).toHaveLength(1);
    await expect.element(page.getByRole('textbox', { name: 'Part number or NSN, row 3', exact: true })).toHaveAttribute('aria-invalid', 'true');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Product of row 2' }), '7700002');
    await expect.element(page.getByText('2 found, 1 not found')).toBeVisible();
    // Only what changed was looked up again.
    expect(server.to(cartPath).at(-1)?.body).toEqual({ rows: [expect.objectContaining({ number: '1000', productId: '7700002' })] });
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await expect.element(page.getByText('2 items are in your cart now.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true })).toHaveValue('XX-0000');
  });

  it('keeps what is typed while its rows are put into the cart', async () => {
    const held: (() => void)[] = [];
    const slow: Handler = async (request) => {
      if (request.body['changeKey'] !== undefined) await new Promise<void>((resolve) => { held.push(resolve); });
      return check(request);
    };
    await showPage(address, asBuyer({ '/ordering/quick_ordering': start, [cartPath]: slow }));
    const number = (row: number) => page.getByRole('textbox', { name: `Part number or NSN, row ${row}`, exact: true });
    await userEvent.fill(number(1), '006r 90321');
    await userEvent.fill(page.getByRole('textbox', { name: 'Quantity, row 1', exact: true }), '2');
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await expect.poll(() => held.length).toBe(1);
    await userEvent.fill(number(2), 'XX-0000');
    held.shift()?.();
    await expect.element(page.getByText('1 item is in your', { exact: false })).toBeVisible();
    await expect.element(number(1)).toHaveValue('XX-0000');
    await expect.element(number(1)).toHaveFocus();
    await expect.element(page.getByText('1 not found')).toBeVisible();
  });

  it('looks rows up again by itself, however often it failed for the same reason', { timeout: 60_000 }, async () => {
    let tries = 0;
    const broken: Handler = (request) => {
      tries += 1;
      return tries > 2 ? check(request) : undefined;
    };
    await showPage(address, asBuyer({ '/ordering/quick_ordering': start, [cartPath]: broken }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true }), 'XX-0000');
    await expect.element(page.getByText('The rows were not looked up.', { exact: false })).toBeVisible();
    await expect.element(page.getByText('1 not found'), { timeout: 40_000 }).toBeVisible();
    expect(tries).toBe(3);
    expect(page.getByText('The rows were not looked up.', { exact: false }).query()).toBeNull();
  });

  it('keeps its rows and what was chosen while another page is looked at, until they are in the cart', async () => {
    const { storefront, storages } = await showPage(address, asBuyer({ ...sampleCart().handlers, '/ordering/quick_ordering': start, [cartPath]: check }));
    const first = page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true });
    await expect.element(first).toBeVisible();
    pasteInto(first.element(), '006r 90321\t2\r\n1000\t5\r\n');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Product of row 2' }), '7700002');
    await expect.element(page.getByText('2 found')).toBeVisible();
    storefront.open('/cart/shopping_cart');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
    storefront.back();
    await expect.element(first).toHaveValue('006r 90321');
    await expect.element(page.getByText('2 found')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Product of row 2' })).toHaveValue('7700002');
    const kept = () => storages.flatMap((storage) => storage.keys()).filter((key) => key.endsWith('.quick order'));
    expect(kept()).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Add to cart' }));
    await expect.element(page.getByText('2 items are in your cart now.', { exact: false })).toBeVisible();
    await expect.poll(kept).toEqual([]);
  });

  it('takes a file, says why one is none, and a row is removed by its button', async () => {
    await showPage(address, asBuyer({ '/ordering/quick_ordering': start, [cartPath]: check }));
    const file = page.getByLabelText('Or choose a file');
    await userEvent.upload(file, new File(['Part number,Price\nA1,2'], 'prices.csv'));
    await expect.element(page.getByText('The heading of the list has no column for the quantity.', { exact: false })).toBeVisible();
    await userEvent.upload(file, new File(['number,quantity\n006r 90321,2\nXX-0000,1'], 'list.csv'));
    await expect.element(page.getByText('1 found, 1 not found')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove row 2' }));
    await expect.element(page.getByText('1 found', { exact: true })).toBeVisible();
    // The button is gone: a person at the keyboard goes on in the row that has taken its place, and after the last one in the one before.
    await expect.element(page.getByRole('textbox', { name: 'Part number or NSN, row 2', exact: true })).toHaveFocus();
    const buttons = page.getByRole('button', { name: /^Remove row / });
    await userEvent.click(buttons.last());
    await expect.element(page.getByRole('textbox', { name: /^Part number or NSN, row / }).last()).toHaveFocus();
  });

  it('says why a file is none also while a row that was typed is looked up', async () => {
    await showPage(address, asBuyer({ '/ordering/quick_ordering': start, [cartPath]: check }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true }), '006r 90321');
    await userEvent.upload(page.getByLabelText('Or choose a file'), new File(['A1,1\n'.repeat(501)], 'long.csv'));
    await expect.element(page.getByText('1 found', { exact: true })).toBeVisible();
    await expect.element(page.getByText('The list has 501 rows.', { exact: false })).toBeVisible();
  });
});

describe('a list on the page of the cart', () => {
  const open = async () => userEvent.click(page.getByText('Add items from a list'));

  it('says what was found, what is ambiguous and what was not, and adds what is found to the cart that is shown', async () => {
    const { server } = await showPage('/ws/cart/shopping_cart', asBuyer({ ...sampleCart().handlers, [cartPath]: check }));
    await expect.element(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
    await open();
    await userEvent.fill(page.getByRole('textbox', { name: 'List', exact: true }), 'number,price\nA1,2');
    await userEvent.click(page.getByRole('button', { name: 'Look up' }));
    await expect.element(page.getByText('The heading of the list has no column for the quantity.', { exact: false })).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'List', exact: true }), '006r 90321,2\n1000,5\nXX-0000,1');
    await userEvent.click(page.getByRole('button', { name: 'Look up' }));
    await expect.element(page.getByText('1 found, 1 to choose, 1 not found')).toBeVisible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Product of row 2' }), '7700002');
    await expect.element(page.getByText('2 found, 1 not found')).toBeVisible();
    // What is mended stays where it was.
    await expect.element(page.getByRole('textbox', { name: 'Quantity, row 2' })).toHaveValue('5');
    const reads = server.to('/cart/shopping_cart').length;
    await userEvent.click(page.getByRole('button', { name: 'Add what was found to the cart' }));
    await expect.element(page.getByText('2 items are in your cart now.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true })).toHaveValue('XX-0000');
    await expect.poll(() => server.to('/cart/shopping_cart').length).toBe(reads + 1);
    await userEvent.click(page.getByRole('button', { name: 'Discard the list' }));
    await expect.element(page.getByRole('table', { name: 'Rows to settle' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'List', exact: true })).toHaveFocus();
    await userEvent.fill(page.getByRole('textbox', { name: 'List', exact: true }), '006r 90321,2\nXX-0000,1');
    await userEvent.click(page.getByRole('button', { name: 'Look up' }));
    await expect.element(page.getByText('1 found, 1 not found')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Remove row/ }));
    // The row to settle is gone, and its table with it: what was found can be added.
    await expect.element(page.getByRole('button', { name: 'Add what was found to the cart' })).toHaveFocus();
  });

  it('is for buyers who are signed in', async () => {
    await showPage('/ws/cart/shopping_cart', { '/cart/shopping_cart': () => ({ responseName: 'Initial', attributes: { ...example('/cart/shopping_cart', 'Initial', 'An empty cart') } }) });
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await open();
    await expect.element(page.getByText(/^Sign in to add items/)).toBeVisible();
  });
});

describe('500 rows', () => {
  // Drawing so many rows takes a busy machine its time.
  it('take every key that is typed into the last of them', { timeout: 90_000 }, async () => {
    await page.viewport(390, 844);
    const { host } = await showPage(address, asBuyer({ '/ordering/quick_ordering': start, [cartPath]: check }));
    const first = page.getByRole('textbox', { name: 'Part number or NSN, row 1', exact: true });
    await expect.element(first).toBeVisible();
    pasteInto(first.element(), Array.from({ length: 500 }, (_, n) => `PART-${n}\t1`).join('\n'));
    // A locator reads the whole page each time, which takes as long as drawing the rows: it looks once they are there, and in the last one only.
    await expect.poll(() => host.querySelector('form p[role="status"]')?.textContent, { timeout: 50_000 }).toBe('500 not found');
    await expect.element(page.getByText('500 not found')).toBeVisible();
    const last = page.elementLocator(host.querySelector('tbody tr:last-child') ?? host).getByRole('textbox', { name: 'Quantity, row 500' }).element() as HTMLInputElement;
    last.focus();
    await userEvent.keyboard('1234567890');
    expect(last.value).toBe('11234567890');
  });
});

it('a file is chosen in the cart, looked up, and what it finds is added, with the cart read again', async () => {
  const { server } = await showPage('/ws/cart/shopping_cart', asBuyer({ ...sampleCart().handlers, [cartPath]: check }));
  await userEvent.click(page.getByText('Add items from a list'));
  const file = page.getByLabelText('Or choose a file');
  await userEvent.upload(file, new File(['Part number,Price\nA1,2'], 'prices.csv'));
  await expect.element(page.getByText('The heading of the list has no column for the quantity.', { exact: false })).toBeVisible();
  await userEvent.upload(file, new File(['number,quantity\n006r 90321,2\nXX-0000,1'], 'list.csv'));
  await expect.element(page.getByText('1 found, 1 not found')).toBeVisible();
  const reads = server.to('/cart/shopping_cart').length;
  await userEvent.click(page.getByRole('button', { name: 'Add what was found to the cart' }));
  await expect.poll(() => server.to('/cart/shopping_cart').length).toBe(reads + 1);
  expect(server.to(cartPath).at(-1)?.body).toMatchObject({ changeKey: expect.any(String), rows: expect.arrayContaining([expect.objectContaining({ number: '006r 90321', quantity: '2' })]) });
});

it('what was added takes no focus from a field of the cart into which the buyer types by then', async () => {
  const { handlers } = sampleCart();
  const { promise, resolve } = Promise.withResolvers<void>();
  await showPage('/ws/cart/shopping_cart', asBuyer({
    ...handlers,
    [cartPath]: async (request) => {
      if (request.body['changeKey'] !== undefined) await promise;
      return check(request);
    },
  }));
  await userEvent.click(page.getByText('Add items from a list'));
  await userEvent.fill(page.getByRole('textbox', { name: 'List', exact: true }), '006r 90321,2');
  await userEvent.click(page.getByRole('button', { name: 'Look up' }));
  await userEvent.click(page.getByRole('button', { name: 'Add what was found to the cart' }));
  const quantity = page.getByRole('textbox', { name: /^Quantity of Xerox/ });
  await userEvent.fill(quantity, '5');
  resolve();
  await expect.element(page.getByText(/ in your cart now/)).toBeVisible();
  await expect.element(quantity).toHaveFocus();
  await expect.element(quantity).toHaveValue('5');
});

it('a quantity that is changed while the cart is read again is sent behind it: no older cart takes the place of the changed one', async () => {
  const { handlers } = sampleCart();
  const { promise, resolve } = Promise.withResolvers<void>();
  let reads = 0;
  const { server } = await showPage('/ws/cart/shopping_cart', asBuyer({
    ...handlers, [cartPath]: check,
    '/cart/shopping_cart': async (request) => {
      const read = await handlers['/cart/shopping_cart']?.(request);
      reads += 1;
      if (reads > 1) await promise;
      return read;
    },
  }));
  await userEvent.click(page.getByText('Add items from a list'));
  await userEvent.fill(page.getByRole('textbox', { name: 'List', exact: true }), '006r 90321,2');
  await userEvent.click(page.getByRole('button', { name: 'Look up' }));
  await userEvent.click(page.getByRole('button', { name: 'Add what was found to the cart' }));
  await expect.poll(() => server.to('/cart/shopping_cart').length).toBe(2);
  const quantity = page.getByRole('textbox', { name: /^Quantity of Xerox/ });
  await userEvent.fill(quantity, '5');
  await userEvent.keyboard('{Enter}');
  await new Promise((done) => setTimeout(done, 100));
  expect(server.to('/cart/shopping_cart_post')).toEqual([]);
  resolve();
  await expect.poll(() => server.to('/cart/shopping_cart_post').length).toBe(1);
  await expect.element(quantity).toHaveValue('5');
});
