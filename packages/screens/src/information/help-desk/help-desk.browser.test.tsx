import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Handler } from '../../testing/browser/sample-server.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

const address = '/ws/information/comment_form?page=%2Fws%2Fcart%2Fshopping_cart';
const form = (name: string): Handler => () => ({ responseName: 'Initial', attributes: { ...example('/information/comment_form', 'Initial', name) } });
const recorded: Handler = () => ({ responseName: 'Success', attributes: { ...example('/information/comment_form_submit', 'Success', 'Without an address') } });
const refused: Handler = () => ({ responseName: 'Failure', attributes: { ...example('/information/comment_form_submit', 'Failure', 'No address') } });
const submit = '/information/comment_form_submit';
const about = () => page.getByRole('combobox', { name: 'About (required)' });
const message = () => page.getByRole('textbox', { name: 'Your message (required)' });
const button = () => page.getByRole('button', { name: 'Send the message' });

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('the help desk [spec 2.136]', () => {
  it('shows the contacts that the operator has set, with addresses that call and write', async () => {
    await showPage(address, { '/information/comment_form': form('A visitor') });
    await expect.element(page.getByRole('link', { name: '202-555-0100' })).toHaveAttribute('href', 'tel:2025550100');
    await expect.element(page.getByRole('link', { name: 'desk@agency.example.gov' })).toHaveAttribute('href', 'mailto:desk@agency.example.gov');
  });

  it('leads to a summary of what is missing, and sends nothing', async () => {
    const { server } = await showPage(address, { '/information/comment_form': form('A visitor'), [submit]: recorded });
    await userEvent.fill(message(), 'My card is 4012 8888 8888 1881');
    await userEvent.click(button());
    await expect.poll(() => document.activeElement?.textContent).toContain('Choose what your message is about.');
    expect(document.activeElement?.textContent).toContain('Your message holds what looks like the number of a payment card.');
    await userEvent.click(page.getByRole('link', { name: 'Choose what your message is about.' }));
    await expect.element(about()).toHaveFocus();
    expect(server.to(submit)).toEqual([]);
  });

  it('sends a message once however often the button is pressed, and shows its number', async () => {
    const { server } = await showPage(address, { '/information/comment_form': form('A visitor'), [submit]: recorded });
    await userEvent.selectOptions(about(), 'An order');
    await userEvent.fill(message(), 'Where is my order?');
    await userEvent.dblClick(button());
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your message is recorded' })).toBeVisible();
    await expect.element(page.getByText('H-0000123-4')).toBeVisible();
    await expect.element(page.getByText(/cannot write back/)).toBeVisible();
    expect(server.to(submit).map(({ body }) => body)).toEqual([{ subject: 'order', text: 'Where is my order?', name: '', email: '', page: '/ws/cart/shopping_cart', errorID: '' }]);
  });

  it('keeps what was typed when the server refuses it, and says why at the field', async () => {
    await showPage(address, { '/information/comment_form': form('A visitor'), [submit]: refused });
    await userEvent.selectOptions(about(), 'An order');
    await userEvent.fill(message(), 'Where is my order?');
    await userEvent.click(button());
    await expect.element(page.getByRole('textbox', { name: 'Your e-mail address (optional)' })).toHaveAccessibleDescription(/Enter an e-mail address/);
    await expect.element(message()).toHaveValue('Where is my order?');
  });

  it('asks a buyer for nothing that is known, and names the error with which they came', async () => {
    const { server } = await showPage(address, { '/information/comment_form': form('A buyer who met an error'), [submit]: recorded });
    await expect.element(page.getByText('Sent in the name of Demo Buyer, buyer@agency.example.gov.')).toBeVisible();
    await expect.element(page.getByText('req-7f3a')).toBeVisible();
    expect(page.getByRole('textbox', { name: /name|address/ }).elements()).toEqual([]);
    await expect.element(about()).toHaveValue('error');
    await userEvent.fill(message(), 'It failed.');
    await userEvent.click(button());
    await expect.element(page.getByText('H-0000123-4')).toBeVisible();
    expect(server.to(submit)[0]?.body).toMatchObject({ subject: 'error', errorID: 'req-7f3a' });
  });
});
