import type { AttributesOf } from '@quartermaster/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

type Book = AttributesOf<'/profile/address_book', 'Initial'>;

const book = example('/profile/address_book', 'Initial', 'Two addresses') as Book;
const [office, depot] = book.addresses;
const address = '/ws/profile/address_book';

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(() => closePages());

describe('the address book', () => {
  it('removes an address after a question, says so, and keeps the focus in the list', async () => {
    const { server } = await showPage(address, asBuyer({
      '/profile/address_book': () => ({ responseName: 'Initial', attributes: book }),
      '/profile/change_address': () => ({ responseName: 'Initial', attributes: { addresses: [office], problem: null } }),
    }));
    await userEvent.click(page.getByRole('button', { name: `Remove ${depot?.addressName}` }));
    await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
    expect(server.to('/profile/change_address')).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: `Remove ${depot?.addressName}` }));
    await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
    await expect.element(page.getByText(`${depot?.addressName} is removed.`)).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Addresses' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: `Remove ${depot?.addressName}` })).not.toBeInTheDocument();
    expect(server.to('/profile/change_address').map(({ body }) => body)).toEqual([{ remove: depot?.addressId }]);
  });

  it('says when a change came too late, and shows what is there now', async () => {
    const problem = 'This address is not in your address book any more. Here is what is in it now.';
    await showPage(address, asBuyer({
      '/profile/address_book': () => ({ responseName: 'Initial', attributes: book }),
      '/profile/change_address': () => ({ responseName: 'Initial', attributes: { addresses: [office], problem } }),
    }));
    await userEvent.click(page.getByRole('button', { name: `Make ${depot?.addressName} the default` }));
    await expect.element(page.getByText(problem, { exact: false })).toBeVisible();
    await expect.element(page.getByText('is the default.')).not.toBeInTheDocument();
  });

  it('changes an address, shows what the server finds wrong, and leads back to the book', async () => {
    const form = example('/profile/address_book', 'Create', 'An address that is changed') as AttributesOf<'/profile/address_book', 'Create'>;
    let refusals = 0;
    const { history, server } = await showPage(`${address}?addressId=address-1`, asBuyer({
      '/profile/address_book': ({ query }) => (query.has('addressId') ? { responseName: 'Create', attributes: form } : { responseName: 'Initial', attributes: book }),
      '/profile/change_address': ({ body }) => {
        const { save } = body as { save: { address: typeof form.values } };
        refusals += 1;
        return refusals === 1
          ? { responseName: 'Create', attributes: { ...form, values: save.address, errors: [{ field: 'city', message: 'Enter the city as the post office writes it.' }] } }
          : { responseName: 'Initial', attributes: book };
      },
    }));
    await userEvent.fill(page.getByRole('textbox', { name: /^City/ }), 'Denver');
    await userEvent.click(page.getByRole('button', { name: 'Save the address' }));
    await expect.element(page.getByText('Enter the city as the post office writes it.').first()).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^City/ })).toHaveValue('Denver');
    await userEvent.fill(page.getByRole('textbox', { name: /^City/ }), 'Boston');
    await userEvent.click(page.getByRole('button', { name: 'Save the address' }));
    await expect.element(page.getByText('Your address book is saved.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Address Book' })).toBeVisible();
    expect(history.address()).toBe(address);
    expect(server.to('/profile/change_address').map(({ body }) => body)).toMatchObject([
      { save: { addressId: 'address-1', version: 1, address: { city: 'Denver' } } },
      { save: { addressId: 'address-1', version: 1, address: { city: 'Boston' } } },
    ]);
  });

  it('says what an old address lacks', async () => {
    const legacy = example('/profile/address_book', 'LegacyAddress', 'A contact is missing');
    await showPage(`${address}?addressId=address-3`, asBuyer({ '/profile/address_book': () => ({ responseName: 'LegacyAddress', attributes: legacy }) }));
    await expect.element(page.getByText('Something is missing', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Enter the name of a contact person.').first()).toBeVisible();
  });
});
