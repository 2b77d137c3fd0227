import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asBuyer } from '../../testing/browser/as-buyer.ts';
import { closePages, showPage } from '../../testing/browser/show-page.tsx';
import { example } from '../../testing/examples.ts';

beforeEach(async () => { await page.viewport(1280, 800); });
afterEach(closePages);

const first = { responseName: 'Success', attributes: example('/main/start_page', 'Success', 'An empty catalog') };

it.each([['a member of an agency', '4700', true], ['a member of a state, who has none', null, false]])('of %s leads to requisitions and funds control, or to no page that refuses them', async (_who, agencyCode, isOffered) => {
  await showPage('/ws/main/start_page', asBuyer({ '/main/start_page': () => ({ ...first, attributes: { ...first.attributes, agencyCode } }) }));
  await userEvent.click(page.getByRole('button', { name: 'Demo Buyer' }));
  await expect.element(page.getByRole('link', { name: 'Quick order' })).toBeVisible();
  for (const name of ['Requisitions', 'Funds control']) expect(page.getByRole('link', { name, exact: true }).elements().length, name).toBe(isOffered ? 1 : 0);
});
