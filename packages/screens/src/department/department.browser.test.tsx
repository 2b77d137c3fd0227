import { contribution, feedbackPoint } from '@quartermaster/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Handler } from '../testing/browser/sample-server.ts';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const submit = '/department/submit';
const received = (name: string): Handler => () => ({ responseName: 'Success', attributes: { ...example(submit, 'Success', name) } });
const feedback: Handler = () => ({ responseName: 'Initial', attributes: { ...example('/department/feedback', 'Initial', 'About the cart') } });
const survey = (name: string): Handler => () => ({ responseName: 'Initial', attributes: { ...example('/department/survey', 'Initial', name) } });
const program: Handler = ({ query }) =>
  query.get('view') === 'contact'
    ? { responseName: 'ContactModal', attributes: { ...example('/department/adv2git', 'ContactModal', 'A question') } }
    : { responseName: 'Success', attributes: { ...example('/department/adv2git', 'Success', 'One category') } };

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

describe('forms of departments [spec 2.50]', () => {
  it('say what is missing before anything is sent, then send it once with the page that it is about', async () => {
    const { server } = await showPage('/ws/department/feedback?page=/ws/cart/shopping_cart', { '/department/feedback': feedback, [submit]: received('Feedback without an address') });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect.element(page.getByText('What works here, and what does not?')).toBeVisible();
    await userEvent.click(send);
    await expect.poll(() => document.activeElement?.textContent).toContain('Choose an answer.');
    expect(server.to(submit)).toEqual([]);
    await userEvent.selectOptions(page.getByRole('combobox', { name: /What is it/ }), 'An idea');
    await userEvent.fill(page.getByRole('textbox', { name: /Your feedback/ }), 'Larger words.');
    await userEvent.dblClick(send);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Thank you for your feedback' })).toBeVisible();
    await expect.element(page.getByText(/no one can write back/)).toBeVisible();
    expect(server.to(submit)).toHaveLength(1);
    expect(server.to(submit)[0]?.body).toMatchObject({ form: 'feedback', answers: expect.arrayContaining([{ name: 'kind', value: 'idea' }, { name: 'text', value: 'Larger words.' }]) });
  });

  it('a scale is answered with the keyboard alone, and a survey without questions says so', async () => {
    const { server } = await showPage('/ws/department/survey', { '/department/survey': survey('Two questions'), [submit]: received('Feedback without an address') });
    const best = page.getByRole('group', { name: 'How easy was it to find what you needed?' }).getByRole('radio', { name: 'Extremely' });
    await expect.element(best).toBeVisible();
    (best.element() as HTMLElement).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect.element(page.getByRole('radio', { name: 'Very', exact: true })).toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Send your answers' }));
    await expect.poll(() => server.to(submit).map(({ body }) => body)).toEqual([{ form: 'survey', answers: [{ name: 'q1', value: '4' }, { name: 'q2', value: '' }] }]);
    closePages();
    await showPage('/ws/department/survey', { '/department/survey': survey('No questions now') });
    await expect.element(page.getByRole('heading', { name: 'There is no survey now' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Send feedback' })).toHaveAttribute('href', '/ws/department/feedback');
  });

  it('the question to a program is asked over its page, where Escape leaves it', async () => {
    await showPage('/ws/department/adv2git', { '/department/adv2git': program });
    await expect.element(page.getByRole('link', { name: 'Office Supplies and Devices' })).toHaveAttribute('href', expect.stringContaining('category=75'));
    await userEvent.click(page.getByRole('button', { name: 'Contact the program' }));
    const dialog = page.getByRole('dialog', { name: 'Contact the program' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: /Your question/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Information technology agreements' })).toBeVisible();
  });

  it('the form of a program at its own address says where it goes, and leads to the program', async () => {
    await showPage('/ws/department/adv2git?view=contact', { '/department/adv2git': program });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Contact the program' })).toBeVisible();
    await expect.element(page.getByText(/Your question goes to the people of the information technology program/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Information technology program' })).toHaveAttribute('href', '/ws/department/adv2git');
  });

  it('a program of which the store sells nothing says so, and leads to the other stores', async () => {
    const attributes = { ...example('/department/homeoffice', 'Success', 'One category'), categories: [] };
    await showPage('/ws/department/homeoffice', { '/department/homeoffice': () => ({ responseName: 'Success', attributes }) });
    await expect.element(page.getByText(/None of the categories of this program is in this store/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Look at the other stores' })).toHaveAttribute('href', '/ws/department/main');
  });

  it('departments say of each program what it is for, and which store is this one', async () => {
    await showPage('/ws/department/main', { '/department/main': () => ({ responseName: 'Success', attributes: { ...example('/department/main', 'Success', 'Two programs') } }) });
    const programs = page.getByRole('region', { name: 'Programs' });
    await expect.element(programs.getByRole('link', { name: 'Home office' })).toHaveAttribute('href', '/ws/department/homeoffice');
    await expect.element(programs.getByText(/A place to sit/)).toBeVisible();
    await expect.element(page.getByText('only its members order there; everyone may look around')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Harbor supplies' })).toHaveAttribute('href', '/home?store=HARBOR');
  });

  it('a store that has the point leads from its start page to the form', async () => {
    await showPage('/ws/va/start_page', { '/va/start_page': () => ({ responseName: 'Home', attributes: { ...example('/va/start_page', 'Home', 'A full catalog') } }) }, [
      contribution(feedbackPoint, { href: '/ws/department/feedback', label: 'Tell us what you think of this store' }),
    ]);
    await expect.element(page.getByRole('link', { name: 'Tell us what you think of this store' })).toHaveAttribute('href', '/ws/department/feedback');
  });
});

describe('all information [spec 2.52, 2.130]', () => {
  it('leads to news, programs, quotes, forms and every page by title', async () => {
    await showPage('/ws/information/content_page', { '/information/content_page': () => ({ responseName: 'Index', attributes: { ...example('/information/content_page', 'Index', 'Two pages') } }) });
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['News', '/ws/information/news'], ['Departments and programs', '/ws/department/main'], ['Requests for quotes', '/ws/main/ebuy'], ['Survey', '/ws/department/survey'], ['Terms of use', '/ws/information/content_page?keyName=TERMS'],
    ] as const) await expect.element(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });

  it('shows what is new with its day, clean', async () => {
    await showPage('/ws/information/news', { '/information/news': () => ({ responseName: 'Success', attributes: { ...example('/information/news', 'Success', 'Two items') } }) });
    await expect.element(page.getByRole('article', { name: 'Pages for programs' })).toBeVisible();
    await expect.element(page.getByText('November 27, 2026')).toBeVisible();
  });

  it('says on the page of quotes what can be done here, and what cannot [spec 2.33]', async () => {
    await showPage('/ws/main/ebuy', { '/main/ebuy': () => ({ responseName: 'Success', attributes: { ...example('/main/ebuy', 'Success', 'With thresholds') } }) });
    await expect.element(page.getByRole('link', { name: 'Ask for a lower price' })).toHaveAttribute('href', '/ws/cart/shopping_cart');
    await expect.element(page.getByText(/micro-purchase threshold/)).toBeVisible();
  });
});
