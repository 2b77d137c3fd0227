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
      '/profile/change_address': () => ({ responseName: 'Initial', attributes: { ...book, addresses: [office], total: 1 } }),
    }));
    await userEvent.click(page.getByRole('button', { name: `Remove ${depot?.addressName}` }));
    await userEvent.click(page.getByRole('button', { name: 'Keep it' }));
    expect(server.to('/profile/change_address')).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: `Remove ${depot?.addressName}` }));
    await userEvent.click(page.getByRole('button', { name: 'Remove it' }));
    await expect.element(page.getByText(`${depot?.addressName} is removed.`)).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Addresses' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: `Remove ${depot?.addressName}` })).not.toBeInTheDocument();
    expect(server.to('/profile/change_address').map(({ body }) => body)).toEqual([{ remove: depot?.addressId, q: '', page: 1 }]);
  });

  it('says when a change came too late, and shows what is there now', async () => {
    const problem = 'This address is not in your address book any more. Here is what is in it now.';
    await showPage(address, asBuyer({
      '/profile/address_book': () => ({ responseName: 'Initial', attributes: book }),
      '/profile/change_address': () => ({ responseName: 'Initial', attributes: { ...book, addresses: [office], total: 1, problem } }),
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

  it('is looked through by words, which are in the address bar', async () => {
    const none = example('/profile/address_book', 'Initial', 'Nothing found');
    const { history } = await showPage(address, asBuyer({ '/profile/address_book': ({ query }) => ({ responseName: 'Initial', attributes: query.get('q') === null ? book : none }) }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Find an address' }), 'Springfield');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('No address has all of these words')).toBeVisible();
    expect(history.address()).toBe(`${address}?q=Springfield`);
    await userEvent.click(page.getByRole('link', { name: 'Show all addresses' }).first());
    await expect.element(page.getByRole('textbox', { name: 'Find an address' })).toHaveValue('');
  });

  it('keeps the words that are typed while the answer to those before is on its way', async () => {
    const none = example('/profile/address_book', 'Initial', 'Nothing found');
    const { promise, resolve } = Promise.withResolvers<void>();
    const { server } = await showPage(address, asBuyer({
      '/profile/address_book': ({ query }) => (query.get('q') === null ? { responseName: 'Initial', attributes: book } : promise.then(() => ({ responseName: 'Initial', attributes: { ...none, q: 'Spring' } }))),
    }));
    const words = page.getByRole('textbox', { name: 'Find an address' });
    await userEvent.fill(words, 'Spring');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.to('/profile/address_book').length).toBe(2);
    await userEvent.fill(words, 'Springfield');
    resolve();
    await expect.element(page.getByText('No address has all of these words')).toBeVisible();
    await expect.element(words).toHaveValue('Springfield');
  });

  it('from the checkout chooses an address and goes back to it; one that lacks something is completed first', async () => {
    const choosing = { ...book, isForCheckout: true };
    const review = example('/profile/address_book', 'CheckOutReview', 'Back at the review');
    const legacy = example('/profile/address_book', 'LegacyAddress', 'A contact is missing');
    const { history, server } = await showPage(`${address}?from=checkout`, asBuyer({
      '/profile/address_book': ({ query }) => (query.has('addressId') ? { responseName: 'LegacyAddress', attributes: legacy } : { responseName: 'Initial', attributes: choosing }),
      '/profile/change_address': ({ body }) => ((body as { shipTo?: string }).shipTo === office?.addressId ? { responseName: 'Create', attributes: legacy } : { responseName: 'CheckOutReview', attributes: review }),
      '/checkout/checkout_review': () => ({ responseName: 'CheckOutReview', attributes: review }),
    }));
    await userEvent.click(page.getByRole('button', { name: `Ship to ${office?.addressName}, this address` }));
    await expect.element(page.getByText('Something is missing', { exact: false })).toBeVisible();
    expect(history.address()).toBe(`${address}?addressId=${office?.addressId}&from=checkout`);
    await userEvent.click(page.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(page.getByRole('button', { name: `Ship to ${depot?.addressName}, this address` }));
    await expect.element(page.getByRole('heading', { name: 'Checkout Review' })).toBeVisible();
    expect(history.address()).toBe('/ws/checkout/checkout_review');
    expect(server.to('/profile/change_address').map(({ body }) => body)).toMatchObject([{ shipTo: office?.addressId, from: 'checkout' }, { shipTo: depot?.addressId, from: 'checkout' }]);
  });

  it('asks about a suggestion, and sends what the buyer takes', async () => {
    const form = example('/profile/address_book', 'Create', 'An address that is changed') as AttributesOf<'/profile/address_book', 'Create'>;
    const suggestion = { line1: '1800 F Street NW', line2: '', city: 'Washington', state: 'DC', zip: '20405-0001' };
    const { server } = await showPage(`${address}?addressId=address-1`, asBuyer({
      '/profile/address_book': ({ query }) => (query.has('addressId') ? { responseName: 'Create', attributes: form } : { responseName: 'Initial', attributes: book }),
      '/profile/change_address': ({ body }) => ((body as { save: { isConfirmed: boolean } }).save.isConfirmed ? { responseName: 'Initial', attributes: book } : { responseName: 'Create', attributes: { ...form, suggestion } }),
    }));
    await userEvent.click(page.getByRole('button', { name: 'Save the address' }));
    await expect.element(page.getByRole('group', { name: 'Suggested address' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'Use this address' }));
    await expect.element(page.getByText('Your address book is saved.')).toBeVisible();
    expect(server.to('/profile/change_address').at(-1)?.body).toMatchObject({ save: { isConfirmed: true, address: { zip: '20405-0001' } } });
  });

  it('says to a buyer without an agency that no activity is theirs, and where another can be shipped to', async () => {
    await showPage('/ws/profile/dodaac_entry', asBuyer({ '/profile/dodaac_entry': () => ({ responseName: 'Initial', attributes: example('/profile/dodaac_entry', 'Initial', 'An account without an agency') }) }));
    await expect.element(page.getByText('Your account names no agency')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Activity address code/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'ship to an activity of another agency' }).first()).toBeVisible();
  });
});

describe('a file of addresses', () => {
  it('is looked through first, and imported when the buyer says so', async () => {
    const found = example('/profile/import_addresses', 'Preview', 'Ready to import');
    const wrong = example('/profile/import_addresses', 'Preview', 'With problems');
    let looks = 0;
    const { history, server } = await showPage('/ws/profile/address_import', asBuyer({
      '/profile/address_import': () => ({ responseName: 'Initial', attributes: example('/profile/address_import', 'Initial', 'Before a file is chosen') }),
      '/profile/address_book': () => ({ responseName: 'Initial', attributes: book }),
      '/profile/import_addresses': ({ body }) => {
        if ((body as { isConfirmed: boolean }).isConfirmed) return { responseName: 'Imported', attributes: { added: 2, same: 1 } };
        looks += 1;
        return { responseName: 'Preview', attributes: looks === 1 ? wrong : found };
      },
    }));
    const look = page.getByRole('button', { name: 'Look through the file' });
    await userEvent.click(look);
    await expect.element(page.getByText(/Choose a CSV file/)).toBeVisible();
    await userEvent.upload(page.getByLabelText(/^CSV file/), new File(['name\r\nOne\r\n'], 'addresses.csv', { type: 'text/csv' }));
    await userEvent.click(look);
    await expect.element(page.getByRole('group', { name: 'What was found' })).toHaveFocus();
    await expect.element(page.getByText('Nothing can be imported yet')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Add / })).not.toBeInTheDocument();
    await userEvent.click(look);
    await userEvent.click(page.getByRole('button', { name: 'Add 2 addresses' }));
    await expect.element(page.getByText('2 addresses are added to your address book.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Address Book' })).toBeVisible();
    expect(history.address()).toBe(address);
    expect(server.to('/profile/import_addresses').map(({ body }) => body)).toMatchObject([{ isConfirmed: false }, { isConfirmed: false }, { csv: 'name\r\nOne\r\n', isConfirmed: true }]);
  });
});
