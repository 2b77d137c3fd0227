import { describe, expect, it } from 'vitest';
import { example } from '../testing/examples.ts';
import { renderedScreen } from '../testing/rendered-screen.tsx';

describe('programs of departments', () => {
  it('lead to their categories of the right kind, with how much is in each', async () => {
    const [category] = (example('/department/homeoffice', 'Success', 'One category') as { categories: object[] }).categories;
    const { links, text } = await renderedScreen('/department/homeoffice', 'Success', 'One category', {
      change: { categories: [{ ...category, id: '75', name: 'Desks', kind: 'products', count: 1 }, { ...category, id: 'D3', name: 'Help', kind: 'services', count: 1_200 }] },
    });
    expect([links['Desks'], links['Help']]).toEqual(['/ws/search/advantage_search?kind=products&category=75', '/ws/search/advantage_search?kind=services&category=D3']);
    expect(text).toMatch(/Desks 1 product Help 1,200 services/);
    expect([links['Suggest a product'], links['Departments and programs']]).toEqual(['/ws/department/adv_select_suggest', '/ws/department/main']);
  });

  it('that nothing is written of say so', async () => {
    const { text } = await renderedScreen('/department/homeoffice', 'Success', 'Nothing written');
    expect([text.includes('This program has no page yet'), text.includes('Last changed on'), text.includes('None of the categories')]).toEqual([true, false, false]);
  });

  it('are listed with the stores: the present one is marked, and another is reached by its name', async () => {
    const { stores } = example('/department/main', 'Success', 'Two programs') as { stores: { name: string; title: string }[] };
    const present = { ...stores[0], name: 'ADVANTAGE', title: 'The general store' };
    const { links, text } = await renderedScreen('/department/main', 'Success', 'Two programs', { change: { stores: [present, ...stores.filter(({ name }) => name !== 'ADVANTAGE')] } });
    expect(text.match(/You are here/g)).toHaveLength(1);
    expect(text).toContain('The general store You are here');
    expect([links['Home office'], links['Requests for quotes'], links['Answer the survey'], links['send feedback']]).toEqual([
      '/ws/department/homeoffice', '/ws/main/ebuy', '/ws/department/survey', '/ws/department/feedback',
    ]);
  });
});

describe('what was sent to a department', () => {
  const received = async (change: object) => renderedScreen('/department/submit', 'Success', 'Feedback without an address', { change });

  it('has its number and says whether an answer can come; a survey has neither', async () => {
    const { referenceNumber } = example('/department/submit', 'Success', 'Feedback without an address') as { referenceNumber: string };
    const answered = await received({ form: 'suggestion', email: 'ada@agency.gov' });
    expect(answered.text).toContain(`Its reference number is ${referenceNumber} .`);
    expect(answered.text).toContain('An answer can come to ada@agency.gov.');
    const survey = await received({ form: 'survey', email: 'ada@agency.gov' });
    expect(survey.text).toContain('It is kept without your name and address.');
    expect(survey.text).not.toMatch(/reference number|ada@agency/);
  });

  it.each([['program-question', true], ['program-request', true], ['feedback', false], ['suggestion', false]] as const)('%s leads back to the program: %s', async (form, isProgram) => {
    expect((await received({ form })).links['Back to the program']).toBe(isProgram ? '/ws/department/adv2git' : undefined);
  });
});

it('a form leaves out the page that is not known, and says what need not be filled in', async () => {
  expect((await renderedScreen('/department/adv_select_suggest', 'Initial', 'An empty form')).text).toContain('(optional)');
  const { fields } = example('/department/feedback', 'Initial', 'About the cart') as { fields: object[] };
  const about = async (page: string) => (await renderedScreen('/department/feedback', 'Initial', 'About the cart', { change: { fields: [...fields, { ...fields.at(-1), name: 'page', label: 'The page that it is about' }], values: [{ name: 'page', value: page }] } })).text;
  expect(await about('/ws/cart/shopping_cart')).toContain('The page that it is about');
  expect(await about('')).not.toContain('The page that it is about');
});

it('requests for quotes lead to what can be done here', async () => {
  const { links, text } = await renderedScreen('/main/ebuy', 'Success', 'Nothing written');
  expect(links).toMatchObject({ 'Find vendors': '/ws/search/vnd_list', 'Write to a vendor': '/ws/main/message_center', 'Submit a request': '/ws/department/adv2git?view=submit' });
  expect(text).toContain('about an order that you have placed, once you have signed in.');
});
