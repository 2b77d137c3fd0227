import { expect, press, signInAtIdentityServer, test, type Page } from '../support/journey.ts';
import { newOperator } from '../support/operator.ts';
import { newAddress } from '../support/registering.ts';
import { lookAtWidths } from '../support/widths.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

interface FormerAddresses {
  readonly attributes: { readonly map: readonly { readonly from: string; readonly to: string; readonly keepAddress?: boolean }[] };
}

test('every address of the former application leads to a page, and one that is in no map is not found, as its status says [spec 2.121] [spec 2.122] [spec 2.124] [spec 2.126]', async ({ page, request }) => {
  test.setTimeout(240_000);
  const { attributes: { map } } = (await (await request.get('/advantage/rs/main/struts_ng_url_map')).json()) as FormerAddresses;
  const inside = map.filter(({ to, keepAddress }) => to.startsWith('/') && keepAddress !== true);
  expect(inside.length).toBeGreaterThan(4);
  for (const { from, to } of inside) {
    const answer = await page.goto(from);
    expect(answer?.status(), from).toBe(200);
    await expect(page).toHaveURL(new RegExp(`/ws${to.replaceAll('?', String.raw`\?`)}`));
    await expect(page.getByRole('heading', { level: 1 }), from).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), from).not.toHaveText(/Page Not Found|Unexpected/);
  }
  expect((await request.get('/old/nothing.do')).status()).toBe(404);
});

for (const [store, way] of [['ADVANTAGE', 'contentinfo'], ['FSS', 'navigation']] as const) {
  test(`from any page of ${store} to programs, news, quotes and forms, at each width [spec 2.50] [spec 2.33] [spec 2.130] [spec 2.52]`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(`/home?store=${store}`);
    await expect(heading(page, /./)).toBeVisible();
    await press(page.getByRole(way).getByRole('link', { name: 'All information', exact: true }).first());
    await expect(heading(page, 'All information')).toBeVisible();
    const heightOf = async (name: string) => (await link(page, name).first().boundingBox())?.height;
    const height = await heightOf('News');
    await lookAtWidths(page, `${store} all information`);
    for (const [name, title] of [
      ['News', 'News'], ['Departments and programs', 'Departments and programs'], ['Requests for quotes', 'Requests for quotes'], ['State and local governments', 'State and local governments'],
      ['Contractors', 'For contractors'], ['Help with your sign-in', 'Help with your sign-in'], ['Feedback', 'Feedback'], ['Survey', 'Survey'], ['Suggest a product', 'Suggest a product'],
    ] as const) {
      expect(await heightOf(name), 'letters are at once those of the width').toBe(height);
      await press(link(page, name).first());
      await expect(heading(page, title)).toBeVisible();
      await lookAtWidths(page, `${store} ${title}`);
      await page.goBack();
      await expect(heading(page, 'All information')).toBeVisible();
    }
    await page.goto('/ws/department/main');
    await press(link(page, 'Home office'));
    await expect(heading(page, 'Home office')).toBeVisible();
    await lookAtWidths(page, `${store} home office`);
    const category = page.getByRole('region', { name: 'In this store' }).getByRole('link').first();
    const name = (await category.textContent()) ?? '';
    await press(category);
    await expect(page).toHaveURL(/category=\d{2,4}/);
    await expect(page.getByRole('list', { name: 'Filters that are on' })).toContainText(name);
  });
}

test('a request to a program reaches an operator, who answers it by mail [spec 2.50]', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const email = newAddress('requester', 'agency.example.gov');
  await page.goto('/ws/department/adv2git');
  await press(page.getByRole('button', { name: 'Submit a request' }));
  const dialog = page.getByRole('dialog', { name: 'Submit a request' });
  await dialog.getByRole('textbox', { name: /What do you need/ }).fill('Forty notebooks');
  await dialog.getByRole('textbox', { name: /Your e-mail address/ }).fill(email);
  await press(dialog.getByRole('button', { name: 'Send' }));
  await expect(heading(page, 'Your request is recorded')).toBeVisible();
  const number = /H-\d{7}-\d/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  const operator = await newOperator();
  const desk = await (await browser.newContext()).newPage();
  await desk.goto('/desk');
  await desk.getByRole('link', { name: 'Sign in' }).click();
  await signInAtIdentityServer(desk, operator);
  await desk.goto(`/desk/messages?q=${number}`);
  await press(desk.getByRole('link', { name: number }));
  await expect(desk.getByText('Forty notebooks')).toBeVisible();
  await desk.getByRole('textbox', { name: /^Answer/ }).fill('They are in the catalog now.');
  await press(desk.getByRole('button', { name: 'Mail the answer and close' }));
  await expect(desk.getByText('The answer was handed to the mail, and the message is closed.')).toBeVisible();
  await desk.context().close();
});
