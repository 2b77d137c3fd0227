import { join, relative } from 'node:path';
import { readAxeEarly } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { root } from '../support/journeys-marketplace.ts';
import { membersJourney } from '../support/members-journey.ts';
import { origin } from '../support/origin.ts';
import { storeOfAnotherName } from '../support/store-of-another-name.ts';
import { addPackedStore } from './add-packed-store.ts';

const startPage = `${origin}/ws/vs/harbor/start_page?store=HARBOR`;

test.describe.configure({ mode: 'serial' });

test('the same store under a name and a number of which the marketplace has never heard is added to it while it runs', async () => {
  test.slow();
  expect((await fetch(startPage)).status).toBe(404);
  const { folder, remove } = storeOfAnotherName('HARBOR', 21);
  try {
    expect(await addPackedStore(relative(join(root, 'packages'), folder))).toMatchObject({ added: true, store: 'HARBOR', number: 21, unapproved: [] });
  } finally {
    remove();
  }
  await expect.poll(async () => (await fetch(startPage)).status, { timeout: 20_000 }).toBe(200);
});

test.describe('the journey of members', () => {
  test.beforeEach(({ page }) => readAxeEarly(page));
  membersJourney({ name: 'HARBOR', pages: '/vs/harbor', orderPrefix: /^Order V\d\d-/ });
});
