import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, violations } = deskOnPage();

test.each([
  ['/', 'Overview', 'Read the requests'],
  ['/orders', 'Orders', 'Sample Supply Co.'],
  ['/orders/A27-0000123-6-01', 'Purchase order A27-0000123-6-01', '400 unknown contract'],
  ['/activities/passwords', 'AAC passwords in force', 'chief@agency.example.gov'],
  ['/requisitions', 'Requisitions', '2 documents wait for the next file.'],
  ['/requisitions/47AB0163240001', 'Requisition 47AB0163240001', 'Sent in requisitions-000012.txt'],
  ['/requisitions/status-file', 'Read a status file', 'A file that is read twice changes nothing.'],
  ['/requisitions/record-file', 'Enter a file of records', 'A requisition (A0_) of 71 to 80 columns on each line.'],
  ['/requisitions/files', 'Files of requisitions', 'A file was begun and is not sent'],
  ['/requisitions/rules', 'Rules of requisitions', 'Now: 4. Default: 3'],
  ['/registrations', 'Account requests', 'Ada Newcomer'],
  ['/registrations/R-0000001-3', 'Request R-0000001-3', 'Accept and mail the letter'],
  ['/buyer-requests', 'Buyer requests', 'Another agency'],
  ['/buyer-requests/B-0000001-3', 'Request B-0000001-3', 'Of no domain that is listed for this agency'],
  ['/product-reports', 'Product reports', 'Toner cartridge'],
  ['/product-reports/P-0000001-3', 'Report P-0000001-3', 'It is corrected.'],
  ['/accounts', 'Accounts', 'To be set up by the person'],
  ['/accounts/a-0001', 'Account of Ada Newcomer', 'Asked by phone'],
  ['/mails', 'Mail', 'Your request'],
  ['/mails/0b6f2c9e-6f0f-4a33-9d55-0d5b5f2c7d11', 'Your request', 'Dear Ada, yes.'],
  ['/catalog/search?q=stapler', 'Why is this here', 'the search names its category'],
  ['/searches', 'Search', 'More than 10,000'],
  ['/searches/synonyms', 'Synonyms', 'laptop, notebook'],
  ['/searches/synonyms/set?words=sticky+pad', 'Add synonyms', 'Preview the change'],
  ['/searches/synonyms/set?id=4', 'Change synonyms', 'Preview removing it'],
  ['/searches/synonyms/import', 'Import synonyms', 'The file becomes the whole list'],
  ['/special-categories', 'Special categories', 'in 63'],
  ['/special-categories/set', 'Make a special category', 'Before you order'],
  ['/special-categories/set?id=security', 'Change a special category', 'Remove it'],
  ['/agencies', 'Agencies', 'gsa.gov'],
  ['/agencies/import', 'Import agencies', 'CSV file'],
  ['/agencies/47', 'Agency 47', 'Public Buildings Service'],
  ['/activities', 'Activity address codes', 'Sample Depot'],
  ['/activities/import', 'Import activities', 'CSV file'],
  ['/approval-rules', 'Funds control', 'Fund A1, fiscal year 2027: $20,000.00'],
  ['/approval-rules/import', 'Import rules', 'CSV file'],
  ['/approval-rules/set?kind=budget&code=47SMPL&fund=A1&fiscalYear=2027&amount=20000.00', 'Change a rule', 'Fiscal year'],
  ['/member-domains', 'Member domains', 'City of Example, IA'],
  ['/member-domains/add', 'List a domain', 'Government'],
  ['/member-domains/import', 'Import member domains', 'CSV file'],
  ['/member-domains/unlisted', 'Buyers whom the list leaves out', 'List town.example.us'],
  ['/member-domains/city.example.gov', 'city.example.gov', '3 buyers have an address there'],
  ['/authorizations', 'Authorizations', 'Demo Supervisor'],
  ['/authorizations/7f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10', 'Authorization of Demo Member', '$3,900.00 is left'],
  ['/activities/47SMPL', 'Activity 47SMPL', '2 address books'],
  ['/catalog', 'Catalog', '1 off sale'],
  ['/catalog/imports', 'Imports', 'of at most 64 MB'],
  ['/catalog/imports/7', 'Import of list.csv', 'must be more than zero'],
  ['/catalog/special-item-numbers', 'Special Item Numbers', 'buyers read the number alone'],
  ['/catalog/special-item-numbers/set', 'Add a title', 'As contracts write it'],
  ['/catalog/special-item-numbers/set?sin=339940', 'Number 339940', 'Remove the title'],
  ['/catalog/products/P%2F1', 'Sample stapler', 'the assortment leaves out vendor V-0042'],
  ['/stores', 'Stores', 'Shown, 1 failure'],
  ['/stores/HARBOR', 'Store HARBOR', 'None approved'],
  ['/stores/additions', 'Packages of stores', 'No program checks packages now'],
  ['/stores/work/6', 'Preview for HARBOR', 'Sample stapler (P/1)'],
  ['/stores/HARBOR/assortment', 'What HARBOR sells', 'Save as harbor.json'],
  ['/vendors', 'Vendors', '1 not tried again'],
  ['/vendors/V-0042', 'Sample Vendor', 'The mail server refused the address.'],
  ['/vendors/V-0042/way', 'Add a way', 'Add this way'],
  ['/vendors/V-0042/way?contract=', 'Change the way: All contracts', 'Address for purchase orders'],
  ['/vendors/V-0042/way?contract=47SMPL-SAMPLE-07', 'Change the way: Contract 47SMPL-SAMPLE-07', 'JSON, as the plugin of this way says.'],
  ['/vendors/V-0042/way?contract=gone', 'Change the way: Contract gone', 'This way was removed.'],
  ['/messages', 'Messages', 'The filter is hard to find.'],
  ['/messages/H-0000001-3', 'Message H-0000001-3', 'anyone can have typed this name'],
  ['/pages', 'Information', 'Pages for programs'],
  ['/pages/NEWS_PROGRAMS', 'Page NEWS_PROGRAMS', 'Programs have pages.'],
  ['/pages/write', 'Write a page', 'It cannot be changed later.'],
  ['/pages/import', 'Import pages', 'CSV file'],
  ['/catalog/special-item-numbers/import', 'Import titles', 'CSV file'],
  ['/survey', 'Survey', '4.3'],
  ['/help-topics', 'Help topics', 'Place an order'],
  ['/help-topics/topic?key=place_an_order', 'Topic place_an_order', 'Fill the cart'],
  ['/help-topics/topic', 'Write a topic', 'It cannot be changed later.'],
  ['/help-topics/categories', 'Help categories', 'This desk or a command'],
  ['/help-topics/category', 'Add a category', 'It cannot be changed later.'],
  ['/help-topics/category?key=returns', 'Category returns', 'Remove the category'],
  ['/help-topics/import', 'Import help topics', 'CSV file'],
  ['/page-views', 'Page views', '1,240'],
  ['/announcements', 'Announcements', 'Until it is dismissed'],
  ['/health', 'Health', 'the outbox could not be worked off'],
  ['/audit', 'Audit log', 'Activity retired'],
  ['/unknown', 'Page not found', 'Choose one from the menu'],
  ['/no-access', 'No access', 'Sign in with another account'],
  ['/sign-in-again', 'Sign-in was not finished', 'Sign in again'],
])('%s shows its room, has its title, and anyone can read it', async (address, heading, content) => {
  show(sampleDesk(EVERY_CHANGE).client, address);
  await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect.poll(() => host()?.querySelector('main')?.textContent).toContain(content);
  await expect.poll(() => document.title).toBe(`${heading} - Quartermaster desk`);
  expect(await violations()).toEqual([]);
});

test('a page beyond the end of a list says so, and leads to the first one', async () => {
  show(sampleDesk([], {}, { '/agencies': { total: 0, page: 3, pageCount: 1, agencies: [] } }).client, '/agencies?page=3');
  await expect.element(page.getByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
  expect(host()?.querySelector('main')?.textContent).not.toContain('No agencies');
  await userEvent.click(page.getByRole('link', { name: 'First page' }));
  await expect.element(page.getByRole('heading', { name: 'No agencies' })).toBeVisible();
});

test('a person who is not signed in is asked to, and an account without access learns nothing else', async () => {
  show(sampleDesk([], { '/session': 'SIGN_IN_REQUIRED' }).client, '/mails');
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/advantage/desk/sign-in');
  await expect.poll(() => host()?.querySelector('nav') ?? null).toBeNull();
});

test('a viewer is shown no control that changes something', async () => {
  show(sampleDesk([]).client, '/registrations/R-0000001-3');
  await expect.poll(() => host()?.textContent).toContain('Your role may read requests.');
  expect(page.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Sign out']);
});

test('what the server refuses is said, and what was typed stays', async () => {
  show(sampleDesk(EVERY_CHANGE, { '/activity/set-active': 'CHANGED_MEANWHILE' }).client, '/activities/47SMPL');
  await userEvent.fill(page.getByRole('region', { name: 'Retire this activity' }).getByRole('textbox'), 'Closed.');
  await userEvent.click(page.getByRole('button', { name: 'Retire' }));
  await expect.poll(() => host()?.querySelector('[role="alert"]')?.textContent).toContain('This was refused. Try again.');
  await expect.element(page.getByRole('region', { name: 'Retire this activity' }).getByRole('textbox')).toHaveValue('Closed.');
});

test('by keyboard, a room of the menu is opened and its heading has the focus', async () => {
  show(sampleDesk(EVERY_CHANGE).client, '/');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Audit log' }).element();
  if (link instanceof HTMLElement) link.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Audit log' })).toHaveFocus();
});

test('what was done is said where the focus is, since its form may be gone; who signs out is where they can sign in', async () => {
  const { client } = sampleDesk(EVERY_CHANGE);
  show(client, '/activities/47SMPL');
  await userEvent.fill(page.getByRole('region', { name: 'Retire this activity' }).getByRole('textbox'), 'Closed.');
  await userEvent.click(page.getByRole('button', { name: 'Retire' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('The activity was retired.');
  await userEvent.click(page.getByRole('link', { name: 'Account requests' }));
  await userEvent.click(page.getByRole('link', { name: 'R-0000001-3' }));
  await userEvent.click(page.getByRole('button', { name: 'Accept and mail the letter' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('The request was accepted.');
  await userEvent.click(page.getByRole('button', { name: 'Sign out' }));
  await expect.poll(() => document.activeElement?.querySelector('h1')?.textContent).toBe('Quartermaster desk');
});

test('at phone width the rooms are behind a button, by keyboard, too', async () => {
  await page.viewport(390, 800);
  show(sampleDesk(EVERY_CHANGE).client, '/orders');
  const menu = page.getByRole('button', { name: 'Menu: Orders' });
  await expect.element(menu).toBeVisible();
  expect(page.getByRole('link', { name: 'Vendors' }).elements()).toEqual([]);
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Vendors' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Menu: Orders');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('link', { name: 'Vendors' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Vendors' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Menu: Vendors' })).toHaveAttribute('aria-expanded', 'false');
});
