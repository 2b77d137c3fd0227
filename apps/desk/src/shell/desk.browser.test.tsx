import type { DeskPath } from '@quartermaster/contracts-desk';
import adv19 from '@quartermaster/theme-adv19';
import { GlobalStyles, storeTheme, ThemeStyles } from '@quartermaster/ui';
import axe from 'axe-core';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closureRequest, sampleDesk } from '../testing/sample-desk.ts';
import { refusedWork } from '../testing/sample-store-work.ts';
import { DeskRefusal, type DeskClient } from '../wire/desk-client.ts';
import { Desk } from './Desk.tsx';

const theme = storeTheme(adv19);
const all: readonly DeskPath[] = ['/help-category/save', '/help-category/remove', '/special-item-number/set', '/help-topic/save', '/help-topic/remove', '/help-topics/import', '/aac-password/revoke', '/agency/change', '/agencies/import', '/stores/add', '/stores/withdraw', '/store/approve-address', '/store/withdraw-address', '/store/assortment/preview', '/store/assortment/set', '/store/roll-back', '/store/remove', '/account/disable', '/account/enable', '/account/unlock', '/account/reset-password', '/account/reset-second-factor', '/account/new-link', '/account/sign-out', '/account/change-agency-code', '/registration/decide', '/registration/mail-letter', '/product-report/answer', '/buyer-request/confirm-agency', '/buyer-request/refuse', '/buyer-request/close-account', '/mail', '/mail/resend', '/activity/set-active', '/activities/import', '/member-domain/add', '/member-domain/set-active', '/member-domains/import', '/authorization/revoke', '/approval-rules/import', '/approval-rules/set', '/special-category/set', '/synonyms/set', '/synonyms/remove', '/synonyms/preview-file', '/synonyms/import', '/catalog/take-off-sale', '/catalog/import/begin', '/catalog/import/part', '/catalog/import/start', '/catalog/import/stop', '/catalog/import/undo', '/catalog/import/discard', '/catalog/put-back', '/vendor/set-way', '/vendor/remove-way', '/vendor/make-key', '/vendor/revoke-key', '/vendor/take-back-price', '/message/answer', '/message/close', '/message/reopen', '/page/save', '/page/remove', '/pages/import', '/survey/set', '/announce', '/requisition/ask', '/requisitions/enter', '/requisitions/import-status', '/requisitions/send', '/requisitions/set-rule', '/order/set-aside', '/order/send', '/order/move', '/order/make-link', '/order/revoke-links', '/order/answer-cancellation', '/order/message'];
const title = document.title;
let root: Root | null = null;
let host: HTMLElement | null = null;

afterEach(() => {
  root?.unmount();
  host?.remove();
  document.title = title;
});

function show(client: DeskClient, address: string): void {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(<><ThemeStyles theme={theme} /><GlobalStyles /><MemoryRouter initialEntries={[address]}><Desk client={client} /></MemoryRouter></>);
}

async function violations(): Promise<readonly string[]> {
  const found = await axe.run(host ?? document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

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
  await page.viewport(1280, 800);
  show(sampleDesk(all).client, address);
  await expect.element(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect.poll(() => host?.querySelector('main')?.textContent).toContain(content);
  await expect.poll(() => document.title).toBe(`${heading} - Quartermaster desk`);
  expect(await violations()).toEqual([]);
});

test('a page beyond the end of a list says so, and leads to the first one', async () => {
  show(sampleDesk([], {}, { '/agencies': { total: 0, page: 3, pageCount: 1, agencies: [] } }).client, '/agencies?page=3');
  await expect.element(page.getByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
  expect(host?.querySelector('main')?.textContent).not.toContain('No agencies');
  await userEvent.click(page.getByRole('link', { name: 'First page' }));
  await expect.element(page.getByRole('heading', { name: 'No agencies' })).toBeVisible();
});

test('a person who is not signed in is asked to, and an account without access learns nothing else', async () => {
  show(sampleDesk([], { '/session': 'SIGN_IN_REQUIRED' }).client, '/mails');
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/advantage/desk/sign-in');
  await expect.poll(() => host?.querySelector('nav') ?? null).toBeNull();
});

test('a viewer is shown no control that changes something', async () => {
  show(sampleDesk([]).client, '/registrations/R-0000001-3');
  await expect.poll(() => host?.textContent).toContain('Your role may read requests.');
  expect(page.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Sign out']);
});

test('a decision goes out with the letter as it was written', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/registrations/R-0000001-3');
  await userEvent.click(page.getByRole('radio', { name: 'Decline' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Letter to the person' }), 'Dear Ada, not yet.');
  await userEvent.click(page.getByRole('button', { name: 'Decline and mail the letter' }));
  await expect.poll(() => changes).toEqual([['/registration/decide', { number: 'R-0000001-3', decision: 'declined', letter: 'Dear Ada, not yet.' }]]);
});

test('a message is answered by mail, and its sender is told what the operator wrote', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/messages/H-0000001-3');
  await userEvent.fill(page.getByRole('textbox', { name: /^Answer/ }), 'The filter is at the left now.');
  await userEvent.click(page.getByRole('button', { name: 'Mail the answer and close' }));
  await expect.poll(() => changes).toEqual([['/message/answer', { number: 'H-0000001-3', letter: 'The filter is at the left now.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The answer was handed to the mail');
});

test('a page of the news is written and saved, and the questions of the survey are set line by line', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/pages/write');
  await userEvent.fill(page.getByRole('textbox', { name: /^Key/ }), 'NEWS_PROGRAMS');
  await userEvent.fill(page.getByRole('textbox', { name: /^Title/ }), 'Pages for programs');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Shown as' }), 'News');
  await userEvent.fill(page.getByRole('textbox', { name: /^Text/ }), '<p>New.</p>');
  await userEvent.click(page.getByRole('button', { name: 'Save the page' }));
  await expect.poll(() => changes).toEqual([['/page/save', { key: 'NEWS_PROGRAMS', title: 'Pages for programs', shown: 'news', updated: '', content: '<p>New.</p>', categories: '', isNew: true }]]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page NEWS_PROGRAMS' })).toBeVisible();
  root?.unmount();
  host?.remove();
  const survey = sampleDesk(all);
  show(survey.client, '/survey');
  const questions = page.getByRole('textbox', { name: /^Questions/ });
  await expect.element(questions).toHaveValue('How easy was it to order?\nWhat should be improved first?...');
  await userEvent.fill(questions, 'How easy was it to find?');
  await userEvent.click(page.getByRole('button', { name: 'Save the questions' }));
  await expect.poll(() => survey.changes).toEqual([['/survey/set', { questions: 'How easy was it to find?' }]]);
});

test('synonyms are saved as they were looked at, and a change after the look is looked at first', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/searches/synonyms/set?words=sticky+pad');
  const words = page.getByRole('textbox', { name: /^Words for the same thing/ });
  await expect.element(words).toHaveValue('sticky pad');
  await userEvent.fill(words, 'sticky pad, self-stick note');
  await userEvent.click(page.getByRole('button', { name: 'Preview the change' }));
  await expect.element(page.getByRole('heading', { name: 'What searches would find' })).toBeVisible();
  await userEvent.fill(words, 'sticky pad, self-stick note, memo note');
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Preview the change' }));
  await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(() => changes).toEqual([['/synonyms/set', { id: null, phrases: 'sticky pad, self-stick note, memo note', was: null }]]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Synonyms' })).toBeVisible();
});

test('a Special Item Number gets a title and loses it, a category of the help is written and removed, and the whole catalog is a link to its file', async () => {
  const numbers = sampleDesk(all);
  show(numbers.client, '/catalog/special-item-numbers/set?sin=339940');
  const title = page.getByRole('textbox', { name: /^Title/ });
  await expect.element(title).toHaveValue('Office products');
  await userEvent.fill(title, 'Office products and supplies');
  await userEvent.click(page.getByRole('button', { name: 'Save the title' }));
  await expect.poll(() => numbers.changes).toEqual([['/special-item-number/set', { sin: '339940', title: 'Office products and supplies', largeCategory: 'Office Management', source: 'general knowledge; no source read', active: true }]]);
  await userEvent.click(page.getByRole('button', { name: 'Remove the title' }));
  await expect.poll(() => numbers.changes[1]).toMatchObject(['/special-item-number/set', { sin: '339940', active: false }]);
  root?.unmount();
  host?.remove();
  const help = sampleDesk(all);
  show(help.client, '/help-topics/category');
  await userEvent.fill(page.getByRole('textbox', { name: /^Key/ }), 'returns');
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Returns');
  await userEvent.fill(page.getByRole('textbox', { name: /^In a few words/ }), 'Send back');
  await userEvent.fill(page.getByRole('textbox', { name: /^Description/ }), 'How to return.');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Icon' }), 'box');
  await userEvent.click(page.getByRole('button', { name: 'Save the category' }));
  await expect.poll(() => help.changes).toEqual([['/help-category/save', { category: 'returns', label: 'Returns', tooltip: 'Send back', description: 'How to return.', icon: 'box', isPopular: false, position: '3', isNew: true }]]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Category returns' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Moved');
  await userEvent.click(page.getByRole('button', { name: 'Remove the category' }));
  await expect.poll(() => help.changes[1]).toEqual(['/help-category/remove', { category: 'returns', reason: 'Moved' }]);
  root?.unmount();
  host?.remove();
  show(sampleDesk(all).client, '/catalog');
  await expect.element(page.getByRole('link', { name: 'Save all as CSV' })).toHaveAttribute('href', '/advantage/desk/catalog/export');
});

test('an agency is confirmed as it was read, an account is closed with a reason, and what keeps it open is named in place of the form', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/buyer-requests/B-0000001-3');
  await userEvent.fill(page.getByRole('textbox', { name: /By what you know it/ }), 'Called back.');
  await userEvent.click(page.getByRole('button', { name: 'Confirm the agency' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('The agency is confirmed.');
  root?.unmount();
  host?.remove();
  const closing = sampleDesk(all, {}, { '/buyer-request': closureRequest });
  show(closing.client, '/buyer-requests/B-0000002-1');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason\b(?! for)/ }), 'Asked by phone.');
  await userEvent.click(page.getByRole('button', { name: 'Close the account' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('The account is closed. A mail tells the person.');
  expect(await violations()).toEqual([]);
  expect([changes, closing.changes]).toEqual([
    [['/buyer-request/confirm-agency', { number: 'B-0000001-3', agencyCode: 'N', reason: 'Called back.' }]],
    [['/buyer-request/close-account', { number: 'B-0000002-1', reason: 'Asked by phone.' }]],
  ]);
  root?.unmount();
  host?.remove();
  show(sampleDesk(all, {}, { '/buyer-request': { ...closureRequest, closure: { openPurchaseOrders: ['A27-0000123-6-01'], keeping: 'here', accountId: 'a-0001' } } }).client, '/buyer-requests/B-0000002-1');
  await expect.element(page.getByRole('link', { name: 'A27-0000123-6-01' })).toHaveAttribute('href', '/orders/A27-0000123-6-01');
  expect(page.getByRole('button', { name: 'Close the account' }).elements()).toEqual([]);
});

test('an authorization is revoked with its reason, and who may not is shown no form', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/authorizations/7f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10');
  await userEvent.fill(page.getByRole('textbox', { name: /Reason/ }), 'Left the city.');
  await userEvent.click(page.getByRole('button', { name: 'Revoke' }));
  await expect.poll(() => changes).toEqual([['/authorization/revoke', { id: '7f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10', reason: 'Left the city.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The authorization was revoked.');
  root?.unmount();
  host?.remove();
  show(sampleDesk([]).client, '/authorizations/7f0c6f0a-5d6c-4a4e-9a59-2f4c8a1d7b10');
  await expect.poll(() => host?.textContent).toContain('Supervisor reminded');
  expect(page.getByRole('button', { name: 'Revoke' }).elements()).toEqual([]);
});

test('what the server refuses is said, and what was typed stays', async () => {
  show(sampleDesk(all, { '/activity/set-active': 'CHANGED_MEANWHILE' }).client, '/activities/47SMPL');
  await userEvent.fill(page.getByRole('region', { name: 'Retire this activity' }).getByRole('textbox'), 'Closed.');
  await userEvent.click(page.getByRole('button', { name: 'Retire' }));
  await expect.poll(() => host?.querySelector('[role="alert"]')?.textContent).toContain('This was refused. Try again.');
  await expect.element(page.getByRole('region', { name: 'Retire this activity' }).getByRole('textbox')).toHaveValue('Closed.');
});

test('for what an activity asks passwords is set with its supervisors and a reason', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/activities/47SMPL');
  const card = page.getByRole('region', { name: 'AAC passwords' });
  await userEvent.selectOptions(card.getByRole('combobox', { name: /Asked for/ }), 'both');
  await userEvent.fill(card.getByRole('textbox', { name: /Supervisors/ }), 'chief@agency.example.gov');
  await userEvent.fill(card.getByRole('textbox', { name: /Reason/ }), 'Asked for by the depot.');
  await userEvent.click(card.getByRole('button', { name: 'Save' }));
  await expect.poll(() => changes).toEqual([['/activity/set-passwords', { aac: '47SMPL', passwordFor: 'both', supervisors: 'chief@agency.example.gov', reason: 'Asked for by the depot.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('What this activity asks passwords for was changed.');
});

test('by keyboard, a room of the menu is opened and its heading has the focus', async () => {
  show(sampleDesk(all).client, '/');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Audit log' }).element();
  if (link instanceof HTMLElement) link.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Audit log' })).toHaveFocus();
});

test('what was done is said where the focus is, since its form may be gone; who signs out is where they can sign in', async () => {
  const { client } = sampleDesk(all);
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

test('a way is set with its settings in fields, those of a plugin as JSON, which is checked before it is sent', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/vendors/V-0042/way');
  await userEvent.fill(page.getByRole('textbox', { name: 'Contract' }), '47SMPL-SAMPLE-01');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Way' }), 'cxml');
  await userEvent.fill(page.getByRole('textbox', { name: 'From: identity' }), 'MARKET');
  await userEvent.click(page.getByRole('checkbox', { name: /^The address is in a private network/ }));
  await userEvent.click(page.getByRole('button', { name: 'Add this way' }));
  await expect.poll(() => changes).toEqual([['/vendor/set-way', { vendorId: 'V-0042', contractNumber: '47SMPL-SAMPLE-01', way: 'cxml', settings: { from: { identity: 'MARKET' }, privateAllowed: true }, contact: null, replaces: false }]]);
  // The page of the vendor has the form of each way that is there.
  await userEvent.click(page.getByRole('link', { name: 'Change the way: Contract 47SMPL-SAMPLE-07' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Settings' }), '{ "partner": ');
  await userEvent.click(page.getByRole('button', { name: 'Save this way' }));
  await expect.poll(() => host?.textContent).toContain('This is no JSON');
  await expect.element(page.getByRole('textbox', { name: 'Settings' })).toHaveFocus();
  expect(changes).toHaveLength(1);
});

test('a key of a vendor is made and shown once, and revoked with a reason', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/vendors/V-0042');
  await userEvent.fill(page.getByRole('textbox', { name: 'What the key is for' }), 'warehouse');
  await userEvent.click(page.getByRole('button', { name: 'Make a key' }));
  await expect.poll(() => host?.textContent).toContain('qmv_sample');
  await userEvent.click(page.getByText('Revoke the key 0a1b2c3d4e5f'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'The program is gone.');
  await userEvent.click(page.getByRole('button', { name: 'Revoke', exact: true }));
  await expect.poll(() => changes).toEqual([
    ['/vendor/make-key', { vendorId: 'V-0042', note: 'warehouse' }], ['/vendor/revoke-key', { vendorId: 'V-0042', keyId: '0a1b2c3d4e5f', reason: 'The program is gone.' }],
  ]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The key 0a1b2c3d4e5f was revoked.');
});

test('an announcement is sent as it was written, and the page says so', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/announcements');
  await userEvent.fill(page.getByRole('textbox', { name: /^Text/ }), 'Closed from 6 p.m.');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Look' }), 'warning');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'It is shown' }), '300');
  await userEvent.click(page.getByRole('button', { name: 'Announce' }));
  await expect.poll(() => changes).toEqual([['/announce', { text: 'Closed from 6 p.m.', type: 'warning', seconds: 300 }]]);
  await expect.poll(() => host?.textContent).toContain('It was sent to all browsers');
});

const orderAddress = '/orders/A27-0000123-6-01';
const known = { number: 'A27-0000123-6-01', seen: 2 };

test('a viewer reads all of a purchase order and is shown no control that changes it', async () => {
  show(sampleDesk([]).client, orderAddress);
  await expect.poll(() => host?.textContent).toContain('400 unknown contract');
  expect(page.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Sign out']);
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

test('a dead delivery is sent again by a press, which is said where the focus is', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, orderAddress);
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => changes).toEqual([['/order/send', { number: known.number }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('It is sent to the vendor within seconds.');
  expect(await violations()).toEqual([]);
});

test('an agency code is mended with a reason, and the page says so', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/accounts/a-0001');
  await userEvent.click(page.getByText('Change the agency code').first());
  const code = page.getByRole('textbox', { name: /^Agency code/ });
  await expect.element(code).toHaveValue('4700');
  await userEvent.fill(code, '9700');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Typed wrongly');
  await userEvent.click(page.getByRole('button', { name: 'Change the agency code' }));
  await expect.poll(() => changes).toEqual([['/account/change-agency-code', { id: 'a-0001', agencyCode: '9700', reason: 'Typed wrongly' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The agency code was changed.');
  expect(await violations()).toEqual([]);
});

test.each([
  ['that no one has dealt with is sent by a press', ['sent', 'accepted', 'canceled'], true],
  ['that its vendor has accepted is not', ['rejected', 'shipped', 'canceled'], false],
] as const)('a purchase order of before there were deliveries %s', async (_what, moves, isSendable) => {
  const { client, changes } = sampleDesk(all, {}, { '/order': { delivery: null, moves: [...moves] } });
  show(client, orderAddress);
  await expect.element(page.getByText('It was placed before purchase orders were sent from here.')).toBeVisible();
  const button = page.getByRole('button', { name: 'Send to the vendor' });
  expect(button.elements()).toHaveLength(isSendable ? 1 : 0);
  if (!isSendable) return;
  await userEvent.click(button);
  await expect.poll(() => changes).toEqual([['/order/send', { number: known.number }]]);
  expect(await violations()).toEqual([]);
});

test('what the operator was told is recorded with what it needs and what the page knows', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, orderAddress);
  const card = page.getByRole('region', { name: 'Record what you were told' });
  await expect.element(card.getByRole('combobox')).toBeVisible();
  expect(Array.from(card.getByRole('combobox').element().querySelectorAll('option'), (option) => option.value)).toEqual(['', 'rejected', 'shipped', 'delivered', 'canceled']);
  await userEvent.click(card.getByRole('button', { name: 'Record' }));
  await expect.poll(() => host?.textContent).toContain('Choose what is so now.');
  await expect.element(card.getByRole('combobox')).toHaveFocus();
  await userEvent.selectOptions(card.getByRole('combobox'), 'shipped');
  await userEvent.fill(card.getByRole('textbox', { name: /Carrier/ }), 'Sample Freight');
  await userEvent.fill(card.getByRole('textbox', { name: /Reason/ }), 'By phone');
  await userEvent.click(card.getByRole('button', { name: 'Record' }));
  await expect.poll(() => changes).toEqual([['/order/move', { ...known, status: 'shipped', reason: 'By phone', carrier: 'Sample Freight', tracking: '' }]]);
});

test('a link is shown once it is made, and links are taken back with a reason', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, orderAddress);
  const card = page.getByRole('region', { name: 'Links for the vendor' });
  await userEvent.click(card.getByRole('button', { name: 'Make a link' }));
  await expect.poll(() => host?.textContent).toContain('http://localhost:8080/vendor/purchase-order?key=sample');
  expect(await violations()).toEqual([]);
  await userEvent.fill(card.getByRole('textbox', { name: /Why it is taken back/ }), 'It was passed on.');
  await userEvent.click(card.getByRole('button', { name: 'Revoke all links' }));
  await userEvent.selectOptions(card.getByRole('combobox', { name: 'What is taken back' }), '0a1b2c3d4e5f');
  expect(card.getByRole('combobox').element().textContent, 'what is over cannot be taken back').not.toContain('f0e1d2c3b4a5');
  await userEvent.fill(card.getByRole('textbox', { name: /Why it is taken back/ }), 'Made twice.');
  await userEvent.click(card.getByRole('button', { name: 'Revoke the link' }));
  await expect.poll(() => changes).toEqual([['/order/make-link', { number: known.number, days: 90 }], ['/order/revoke-links', { number: known.number, linkId: null, reason: 'It was passed on.' }], ['/order/revoke-links', { number: known.number, linkId: '0a1b2c3d4e5f', reason: 'Made twice.' }]]);
});

test('a buyer who asks to cancel is answered, is written to, and what is seen to is set aside', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, orderAddress);
  const answer = page.getByRole('region', { name: 'Answer the buyer who asks to cancel' });
  await userEvent.click(answer.getByRole('radio', { name: /^Grant/ }));
  await userEvent.fill(answer.getByRole('textbox'), 'The vendor agrees.');
  await userEvent.click(answer.getByRole('button', { name: 'Grant and tell the buyer' }));
  const messages = page.getByRole('region', { name: 'Messages' });
  await userEvent.fill(messages.getByRole('textbox'), 'It comes tomorrow.');
  await userEvent.click(messages.getByRole('button', { name: 'Send the message' }));
  const queue = page.getByRole('region', { name: 'It waits for an operator' });
  await userEvent.fill(queue.getByRole('textbox'), 'They order elsewhere.');
  await userEvent.click(queue.getByRole('button', { name: 'Set aside' }));
  await expect.poll(() => changes).toEqual([
    ['/order/answer-cancellation', { ...known, decision: 'granted', text: 'The vendor agrees.' }], ['/order/message', { ...known, text: 'It comes tomorrow.' }],
    ['/order/set-aside', { ...known, reason: 'They order elsewhere.' }],
  ]);
});

test('what a purchase order does not allow is said at its form, and what was typed stays', async () => {
  show(sampleDesk(all, { '/order/message': 'CHANGED_MEANWHILE' }).client, orderAddress);
  const messages = page.getByRole('region', { name: 'Messages' });
  await userEvent.fill(messages.getByRole('textbox'), 'It comes tomorrow.');
  await userEvent.click(messages.getByRole('button', { name: 'Send the message' }));
  await expect.poll(() => messages.element().querySelector('[role="alert"]')?.textContent).toContain('This was refused. Try again.');
  await expect.element(messages.getByRole('textbox')).toHaveValue('It comes tomorrow.');
});

test('a mail that failed for good is sent again by a press, which is said where the focus is', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/mails/0b6f2c9e-6f0f-4a33-9d55-0d5b5f2c7d11');
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  await expect.poll(() => changes).toEqual([['/mail/resend', { id: '0b6f2c9e-6f0f-4a33-9d55-0d5b5f2c7d11' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('It waits to be sent again.');
});

test('an offer is taken off sale and put back with a reason, by keyboard, and what was done has the focus', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/catalog/products/P%2F1');
  const open = page.getByText('Take the offer of Sample Vendor off sale: contract 47SMPL-SAMPLE-01');
  await expect.element(open).toBeVisible();
  const summary = open.element().closest('summary, button');
  if (summary instanceof HTMLElement) summary.focus();
  await userEvent.keyboard('{Enter}{Tab}Recalled.{Tab}{Enter}');
  await expect.poll(() => changes).toEqual([['/catalog/take-off-sale', { offerId: 'O-1', reason: 'Recalled.' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The offer of Sample Vendor is off sale in every store.');
  await userEvent.click(page.getByText('Put the offer of Other Vendor back on sale: contract 47SMPL-SAMPLE-02'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }).last(), 'Mended.');
  await userEvent.click(page.getByRole('button', { name: 'Put back on sale' }));
  await expect.poll(() => changes.at(-1)).toEqual(['/catalog/put-back', { offerId: 'O-2', reason: 'Mended.' }]);
  await page.viewport(390, 800);
  expect(host?.querySelector('main')?.scrollWidth).toBeLessThanOrEqual(390);
  expect(await violations()).toEqual([]);
});

test('a viewer sees a product as each store shows it, and no control that takes an offer off sale', async () => {
  show(sampleDesk([]).client, '/catalog/products/P%2F1');
  await expect.poll(() => host?.textContent).toContain('Recalled by the vendor.');
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(page.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Sign out', 'Menu: Catalog']);
});

test('an account is changed with a reason, and what came of it is said where the focus is', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/accounts/a-0001');
  await userEvent.click(page.getByText('Reset the authenticator app', { exact: true }).first());
  const form = page.getByRole('region', { name: 'Change it' });
  await userEvent.fill(form.getByRole('textbox', { name: /^Reason/ }), 'Lost phone');
  expect(await violations()).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Reset the authenticator app' }).last());
  await expect.poll(() => changes).toEqual([['/account/reset-second-factor', { id: 'a-0001', reason: 'Lost phone' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The letter with the link was handed to the mail.');
});

test('an order clerk is offered to sign an account out, and a viewer nothing', async () => {
  show(sampleDesk(['/account/unlock', '/account/sign-out']).client, '/accounts/a-0001');
  await expect.poll(() => host?.textContent).toContain('Sign out everywhere');
  expect(host?.textContent).not.toContain('Disable the account');
  root?.unmount();
  host?.remove();
  show(sampleDesk([]).client, '/accounts/a-0001');
  await expect.poll(() => host?.textContent).toContain('Your role may read accounts.');
  expect(host?.textContent).not.toContain('Sign out everywhere');
});

test('a request is accepted with the code of the agency', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/registrations/R-0000001-3');
  await userEvent.fill(page.getByRole('textbox', { name: /^Agency code/ }), '4700');
  await userEvent.click(page.getByRole('button', { name: 'Accept and mail the letter' }));
  await expect.poll(() => changes).toEqual([['/registration/decide', { number: 'R-0000001-3', decision: 'accepted', letter: 'Dear Ada, yes.', agencyCode: '4700' }]]);
});

test('a kept version of a store is shown again with a reason', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/stores/HARBOR');
  await userEvent.click(page.getByText('Version 1.0.0, kept'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }).first(), 'Broken cart');
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Show version 1.0.0' }));
  await expect.poll(() => changes).toEqual([['/store/roll-back', { name: 'HARBOR', version: '1.0.0', reason: 'Broken cart' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('Version 1.0.0 is shown within a second');
});

test('a package is asked for with its integrity, and the page of its work says why it was refused', async () => {
  const { client, changes } = sampleDesk(all);
  const read: DeskClient['read'] = async (path, request) => (path === '/store/work' ? ({ work: refusedWork } as never) : client.read(path, request));
  show({ ...client, read }, '/stores/additions');
  await userEvent.click(page.getByRole('button', { name: 'Have it checked and shown' }));
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('file');
  expect(await violations()).toEqual([]);
  await userEvent.upload(page.getByLabelText(/Tarball/), new File(['tar'], 'harbor-1.2.0.tgz'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Integrity/ }), 'sha512-sample');
  await userEvent.fill(page.getByRole('textbox', { name: /^Hosts/ }), 'Harbor.example.gov, dock.example.gov');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'A new version');
  await userEvent.click(page.getByRole('button', { name: 'Have it checked and shown' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Package harbor-1.2.0.tgz' })).toBeVisible();
  expect(changes).toEqual([['/stores/add', { source: { kind: 'file', fileName: 'harbor-1.2.0.tgz', content: btoa('tar') }, integrity: 'sha512-sample', number: null, hosts: ['harbor.example.gov', 'dock.example.gov'], reason: 'A new version' }]]);
  await expect.poll(() => host?.textContent).toContain('It makes code of text.');
  expect(await violations()).toEqual([]);
});

test('another assortment is tried, mistakes are said with their place, and it is set with a reason', async () => {
  const { client, changes } = sampleDesk(all);
  const refuse: DeskClient['change'] = () => Promise.reject(new DeskRefusal({ code: 'REQUEST_INVALID', message: 'Check the fields.', fieldErrors: [{ field: 'file', message: "kinds[0]: must be 'product' or 'service'." }] }));
  show({ ...client, change: refuse }, '/stores/HARBOR/assortment');
  await userEvent.upload(page.getByLabelText(/Assortment/), new File(['{}'], 'harbor.json'));
  await userEvent.click(page.getByRole('button', { name: 'Preview', exact: true }));
  await expect.poll(() => host?.textContent).toContain("kinds[0]: must be 'product' or 'service'.");
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('file');
  expect(await violations()).toEqual([]);
  root?.unmount();
  host?.remove();
  show(client, '/stores/HARBOR/assortment');
  await userEvent.upload(page.getByLabelText(/Assortment/), new File(['{}'], 'harbor.json'));
  await userEvent.click(page.getByRole('button', { name: 'Preview', exact: true }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Agreed');
  await userEvent.click(page.getByRole('button', { name: 'Set what HARBOR sells' }));
  await expect.poll(() => changes).toEqual([['/store/assortment/preview', { name: 'HARBOR', file: '{}' }], ['/store/assortment/set', { workId: 6, reason: 'Agreed' }]]);
});

test('the address of a service is approved with a reason', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/stores/HARBOR');
  await userEvent.click(page.getByText('Approve an address for /vs/harbor'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Address/ }), 'https://tides.example.gov');
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }).first(), 'Agreed');
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Approve the address' }));
  await expect.poll(() => changes).toEqual([['/store/approve-address', { name: 'HARBOR', path: '/vs/harbor', address: 'https://tides.example.gov', privateAllowed: false, namesVisitor: false, reason: 'Agreed' }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('is approved');
});

test('at phone width the rooms are behind a button, by keyboard, too', async () => {
  await page.viewport(390, 800);
  show(sampleDesk(all).client, '/orders');
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
  await page.viewport(1280, 800);
});

test('a catalog file is uploaded in parts, and the page of its import is shown', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/catalog/imports');
  await userEvent.click(page.getByRole('button', { name: 'Upload and import' }));
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('file');
  expect(await violations()).toEqual([]);
  await userEvent.upload(page.getByLabelText(/Catalog file/), new File(['é'.repeat(600_000)], 'list.csv', { type: 'text/csv' }));
  await userEvent.click(page.getByRole('button', { name: 'Upload and import' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Import of list.csv' })).toBeVisible();
  expect(changes).toEqual([
    ['/catalog/import/begin', { fileName: 'list.csv', size: 1_200_000 }],
    ['/catalog/import/part', { importId: 7, position: 0, content: btoa('\xc3\xa9'.repeat(524_288)) }],
    ['/catalog/import/part', { importId: 7, position: 1, content: btoa('\xc3\xa9'.repeat(75_712)) }],
    ['/catalog/import/start', { importId: 7 }],
  ]);
});

test('what refuses a catalog file is said at its field', async () => {
  const { client } = sampleDesk(all);
  const refuse: DeskClient['change'] = () => Promise.reject(new DeskRefusal({ code: 'REQUEST_INVALID', message: 'Check the fields.', fieldErrors: [{ field: 'fileName', message: 'The name must end in .csv.' }] }));
  show({ ...client, change: refuse }, '/catalog/imports');
  await userEvent.upload(page.getByLabelText(/Catalog file/), new File(['x'], 'list.csv'));
  await userEvent.click(page.getByRole('button', { name: 'Upload and import' }));
  await expect.poll(() => host?.textContent).toContain('The name must end in .csv.');
  expect(document.activeElement?.getAttribute('type')).toBe('file');
});

test('an import that runs is followed to its end, and one that was interrupted goes on by a press', async () => {
  const { client, changes } = sampleDesk(all);
  const sample = await client.read('/catalog/import', { importId: 7 });
  const states = ['running', 'running', 'done'] as const;
  let asked = 0;
  const read: DeskClient['read'] = async (path, request) => {
    if (path !== '/catalog/import') return client.read(path, request);
    const state = states[Math.min(asked, states.length - 1)] ?? 'done';
    asked += 1;
    return { ...sample, mayGoOn: false, import: { ...sample.import, state, bytesRead: 1000 * asked } } as never;
  };
  show({ ...client, read }, '/catalog/imports/7');
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  expect(await violations()).toEqual([]);
  await expect.poll(() => page.getByRole('progressbar').elements().length, { timeout: 30_000 }).toBe(0);
  await expect.poll(() => host?.textContent).toContain('Done');
  root?.unmount();
  host?.remove();
  show(client, '/catalog/imports/7');
  await userEvent.click(page.getByRole('button', { name: 'Import the file again' }));
  await expect.poll(() => changes).toEqual([['/catalog/import/start', { importId: 7 }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The import goes on.');
});

test('an import that runs is stopped by a press, and one that has ended is undone with a reason, or says why it cannot be', async () => {
  const { client, changes } = sampleDesk(all);
  const sample = await client.read('/catalog/import', { importId: 7 });
  const reading = (more: object, run: object): DeskClient['read'] => async (path, request) => (path === '/catalog/import' ? ({ ...sample, mayGoOn: false, hasFile: false, ...more, import: { ...sample.import, ...run } } as never) : client.read(path, request));
  const showing = (more: object, run: object): void => {
    root?.unmount();
    host?.remove();
    show({ ...client, read: reading(more, run) }, '/catalog/imports/7');
  };
  show({ ...client, read: reading({}, { state: 'running' }) }, '/catalog/imports/7');
  await userEvent.click(page.getByRole('button', { name: 'Stop the import' }));
  await expect.poll(() => changes).toEqual([['/catalog/import/stop', { importId: 7 }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('What is written is kept.');

  showing({}, { state: 'done' });
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Wrong prices.');
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Undo this import' }));
  await expect.poll(() => changes.at(-1)).toEqual(['/catalog/import/undo', { importId: 7, reason: 'Wrong prices.' }]);

  showing({ undo: { refusal: 'Undo that import first.' } }, { state: 'done' });
  await expect.poll(() => host?.textContent).toContain('Undo that import first.');
  expect(page.getByRole('textbox').elements()).toEqual([]);

  showing({ mayGoOn: true, rejects: [{ line: 0, field: 'P/1', reason: 'It was changed after the import.' }] }, { state: 'stopped', undoes: 6, reason: 'Wrong prices.', removed: 3, stopAskedBy: 'editor@desk.example.gov' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Undo of the import of list.csv' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'P/1' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Go on with the undo' }));
  await expect.poll(() => changes.at(-1)).toEqual(['/catalog/import/start', { importId: 7 }]);
});

test('a file that waits is taken away by a press', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/catalog/imports/7');
  await userEvent.click(page.getByRole('button', { name: 'Take the file away' }));
  await expect.poll(() => changes).toEqual([['/catalog/import/discard', { importId: 7 }]]);
  await expect.poll(() => document.activeElement?.textContent).toContain('The file is taken away.');
});

test('a viewer reads the history of imports, with no control that imports', async () => {
  show(sampleDesk([]).client, '/catalog/imports/7');
  await expect.poll(() => host?.textContent).toContain('must be more than zero');
  expect(page.getByRole('button').elements().map((button) => button.textContent)).toEqual(['Sign out', 'Save as CSV']);
});

test('a status file is looked through before it is recorded, and names what it leaves out', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/requisitions/status-file');
  const look = page.getByRole('button', { name: 'Look through the file' });
  await userEvent.click(look);
  await expect.poll(() => host?.textContent).toContain('Choose a file.');
  await userEvent.upload(page.getByLabelText(/^Status file/), new File(['AE1'], 'status.txt'));
  await userEvent.click(look);
  await expect.poll(() => host?.textContent).toContain('Nothing is recorded yet');
  await expect.element(page.getByRole('table', { name: 'Lines that are left out' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Record 1 document' }));
  await expect.poll(() => host?.textContent).toContain('The file is recorded');
  await expect.element(page.getByRole('button', { name: 'Record 1 document' })).not.toBeInTheDocument();
  expect(changes).toEqual([false, true].map((isConfirmed) => ['/requisitions/import-status', { fileName: 'status.txt', text: 'AE1', isConfirmed }]));
});

test('a file of records is looked through before its requisitions are entered, and one that was entered before asks whether it is meant again', async () => {
  const desk = sampleDesk(all);
  show(desk.client, '/requisitions/record-file');
  const look = page.getByRole('button', { name: 'Look through the file' });
  await userEvent.click(look);
  await expect.poll(() => host?.textContent).toContain('Choose a file.');
  await userEvent.upload(page.getByLabelText(/^File of records/), new File(['A0A'], 'records.txt'));
  await userEvent.upload(page.getByLabelText(/^File of exception data/), new File(['{"line": 1, "remarks": "Call first."}'], 'beside.ndjson'));
  await userEvent.fill(page.getByLabelText(/^Approved by/), 'Demo Reviewer');
  await userEvent.click(look);
  await expect.poll(() => host?.textContent).toContain('Nothing is entered yet');
  await expect.element(page.getByRole('table', { name: 'Lines that are left out' })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Enter it once more' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Enter 1 requisition' }));
  await expect.poll(() => host?.textContent).toContain('The requisitions are entered');
  await expect.element(page.getByRole('link', { name: '47SMPL63240007' })).toBeVisible();
  const sent = { fileName: 'records.txt', text: 'A0A', exceptions: '{"line": 1, "remarks": "Call first."}', approver: 'Demo Reviewer', isMeantAgain: false };
  expect(desk.changes).toEqual([false, true].map((isConfirmed) => ['/requisitions/enter', { ...sent, isConfirmed }]));
});

test('a file of records that was entered before is entered once more where that is said alone', async () => {
  const desk = sampleDesk(all, {}, { '/requisitions/enter': { enteredBefore: '2026-11-23T10:00:00.000Z' } });
  show(desk.client, '/requisitions/record-file');
  await userEvent.upload(page.getByLabelText(/^File of records/), new File(['A0A'], 'records.txt'));
  await userEvent.click(page.getByRole('button', { name: 'Look through the file' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Enter it once more' }));
  await userEvent.click(page.getByRole('button', { name: 'Enter 1 requisition' }));
  await expect.poll(() => desk.changes).toMatchObject([['/requisitions/enter', { isMeantAgain: false, isConfirmed: false }], ['/requisitions/enter', { isMeantAgain: true, isConfirmed: true }]]);
});

test('unverified rows of a table are refused by a switch, with the reason; a viewer has none', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/requisitions/rules');
  await userEvent.fill(page.getByLabelText('Reason', { exact: false }).first(), 'Compared with our manual.');
  await userEvent.click(page.getByRole('button', { name: 'Refuse unverified rows of the demand codes' }));
  await expect.poll(() => host?.textContent).toContain('Unverified rows of the demand codes are refused.');
  expect(changes).toEqual([['/requisitions/set-rule', { reason: 'Compared with our manual.', table: { name: 'demand codes', isRefused: true } }]]);
  root?.unmount();
  show(sampleDesk([]).client, '/requisitions/rules');
  await expect.poll(() => host?.textContent).toContain('Taken (default)');
  await expect.element(page.getByRole('button', { name: 'Set' })).not.toBeInTheDocument();
});

test('what waits is sent by a press, which says where it went', async () => {
  show(sampleDesk(all).client, '/requisitions/files');
  await userEvent.click(page.getByRole('button', { name: 'Send what waits' }));
  await expect.poll(() => host?.textContent).toContain('Sent: /srv/out/requisitions-000013.txt, 2 documents.');
});

test('what the marketplace cannot do by itself is said, and exception data are saved beside the records', async () => {
  show(sampleDesk(all).client, '/requisitions/files');
  await expect.poll(() => host?.textContent).toContain('Sent by itself at 06:00');
  expect(host?.textContent).toContain('The queue is away. It is tried again every few minutes.');
  expect(page.getByRole('button', { name: /^Save the exception data of/ }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('row', { name: /status-1\.txt/ })).toBeVisible();
});

test('an AAC password is revoked with a reason, and one whose supervisor is not listed any more says so', async () => {
  const { client, changes } = sampleDesk(all);
  show(client, '/activities/passwords');
  await expect.poll(() => host?.textContent).toContain('not listed any more');
  await userEvent.click(page.getByRole('button', { name: 'Revoke the password of Demo Buyer for 47AB01' }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'They have left.');
  await userEvent.click(page.getByRole('button', { name: 'Revoke', exact: true }));
  await expect.poll(() => host?.textContent).toContain('The password was revoked.');
  expect(changes).toEqual([['/aac-password/revoke', { id: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2e01', reason: 'They have left.' }]]);
});

test.each([390, 640])('pages of requisitions fit %i px', async (width) => {
  await page.viewport(width, 900);
  for (const address of ['/requisitions', '/requisitions/47AB0163240001', '/requisitions/status-file', '/requisitions/record-file', '/requisitions/files', '/requisitions/rules']) {
    show(sampleDesk(all).client, address);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => host?.querySelector('main section, main table, main form')).not.toBeNull();
    expect(document.documentElement.scrollWidth, address).toBeLessThanOrEqual(width);
    root?.unmount();
    host?.remove();
  }
});
