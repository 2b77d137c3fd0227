import { contribution, helpLoadingPoint } from '@quartermaster/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { example } from '../testing/examples.ts';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';

const help: Handler = () => ({ responseName: 'Success', attributes: { ...example('/information/help', 'Success', 'Two categories') } });
const info: Handler = ({ query }) => {
  const key = query.get('keyName');
  if (key === 'ux_ui/AAC_HELP') return { responseName: 'InfoModal', attributes: { ...example('/information/page', 'InfoModal', 'A short explanation') } };
  if (key !== 'ux_ui/PIV_CAC_HELP') return { responseName: 'Failure', attributes: { ...example('/information/page', 'Failure', 'No such page') } };
  const content = '<p>See <a href="/ws/information/page?keyName=AAC_HELP">What is an AAC?</a></p><script>document.title = "stolen"</script>';
  return { responseName: 'InfoPage', attributes: { ...example('/information/page', 'InfoPage', 'About cards'), content } };
};
const handlers = { '/information/help': help, '/information/page': info };
const searchField = () => page.getByRole('searchbox', { name: 'Search the help' });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('the help [spec 3.13, 7.26]', () => {
  it('opens and closes categories and topics with the keyboard alone', async () => {
    await showPage('/ws/information/help', handlers);
    const topic = page.getByText(/Type what you need into the box/);
    await expect.element(topic).toBeVisible();
    await expect.element(page.getByText(/It saves itself/)).not.toBeVisible();
    const category = page.getByRole('heading', { level: 2, name: 'Cart' });
    (category.element().closest('summary') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect.element(page.getByText(/It saves itself/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/It saves itself/)).not.toBeVisible();
  });

  it('is searched in keywords, headings and content, and says how many topics there are', async () => {
    const { server } = await showPage('/ws/information/help', handlers);
    const count = page.getByRole('status').filter({ hasText: /topic/i });
    await expect.element(count).toHaveTextContent('3 topics');
    await userEvent.fill(searchField(), 'national stock');
    await expect.element(count).toHaveTextContent('1 topic for “national stock”');
    await expect.element(page.getByText(/Dashes and spaces do not matter/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Cart' })).not.toBeInTheDocument();
    await userEvent.fill(searchField(), 'zzz');
    await expect.element(count).toHaveTextContent('No topic matches “zzz”');
    await userEvent.click(page.getByRole('button', { name: 'Show all topics' }));
    await expect.element(count).toHaveTextContent('3 topics');
    expect(server.to('/information/help')).toHaveLength(1);
  });

  it('opens the topic that the address names, with the focus on it', async () => {
    await showPage('/ws/information/help?key=cart_quantity', handlers);
    await expect.element(page.getByText(/It saves itself/)).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('Change a quantity');
    await expect.element(page.getByText(/Type what you need into the box/)).not.toBeVisible();
  });

  it('leads to a topic by its link, without asking the server again', async () => {
    const { server, history } = await showPage('/ws/information/help', handlers);
    await userEvent.click(page.getByRole('link', { name: 'Link to this topic' }).first());
    await expect.poll(() => history.address()).toBe('/ws/information/help?key=search_keyword');
    await expect.poll(() => document.activeElement?.textContent).toContain('Search by keyword');
    expect(server.to('/information/help')).toHaveLength(1);
  });
});

describe('a store that loads no help [spec 6.6, 7.26]', () => {
  it('offers none, in the header and in the footer', async () => {
    const address = '/ws/information/page?keyName=OLD_PAGE';
    await showPage(address, handlers);
    await expect.element(page.getByRole('link', { name: 'Help', exact: true }).first()).toBeVisible();
    closePages();
    const { server } = await showPage(address, handlers, [contribution(helpLoadingPoint, { load: false })]);
    await expect.element(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
    expect(page.getByRole('link', { name: /help/i }).elements()).toEqual([]);
    expect(server.to('/information/help')).toEqual([]);
  });
});

describe('a page of information [spec 7.25]', () => {
  it('is asked for with the key of the new theme and shown clean', async () => {
    const { server } = await showPage('/ws/information/page?keyName=PIV_CAC_HELP', handlers);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Signing in with a PIV or CAC card' })).toBeVisible();
    expect(server.to('/information/page').map(({ query }) => query.get('keyName'))).toEqual(['ux_ui/PIV_CAC_HELP']);
    expect(document.querySelector('main script')).toBeNull();
    expect(document.title).not.toBe('stolen');
  });

  it('leads to a modal from a link in its text, and Escape comes back', async () => {
    const { server } = await showPage('/ws/information/page?keyName=PIV_CAC_HELP', handlers);
    await userEvent.click(page.getByRole('link', { name: 'What is an AAC?' }));
    const dialog = page.getByRole('dialog', { name: 'What is an AAC or DoDAAC?' });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.to('/information/page')).toHaveLength(2);
  });

  it('that is not there says so and leads to the help', async () => {
    await showPage('/ws/information/page?keyName=OLD_PAGE', handlers);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Information not found' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Open the help' }));
    await expect.element(searchField()).toBeVisible();
  });
});
