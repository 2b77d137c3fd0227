import { join, relative } from 'node:path';
import { readAxeEarly } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { root } from '../support/journeys-marketplace.ts';
import { membersJourney } from '../support/members-journey.ts';
import { origin } from '../support/origin.ts';
import { storeOfAnotherName } from '../support/store-of-another-name.ts';
import { withPackedStore } from './add-packed-store.ts';
import { StoresAtDesk } from './stores-at-desk.ts';

const startPage = `${origin}/ws/vs/harbor/start_page?store=HARBOR`;

test.describe.configure({ mode: 'serial' });

const shown = async (): Promise<number> => (await fetch(startPage)).status;

/** An operator uploads a version of it at the desk, where the program of the start checks and shows it. */
async function add(desk: StoresAtDesk, version: string): Promise<void> {
  const { folder, remove } = storeOfAnotherName('HARBOR', 21, version);
  try {
    await withPackedStore(relative(join(root, 'packages'), folder), (packed) => desk.add(packed, `HARBOR ${version} is shown`));
  } finally {
    remove();
  }
}

test('the same store under a name and a number of which the marketplace has never heard is added to it at the desk while it runs', async ({ page }) => {
  test.slow();
  expect(await shown()).toBe(404);
  const desk = new StoresAtDesk(page);
  await desk.signIn();
  await add(desk, '0.1.0');
  await expect.poll(shown, { timeout: 20_000 }).toBe(200);
});

test.describe('the journey of members', () => {
  test.beforeEach(({ page }) => readAxeEarly(page));
  membersJourney({ name: 'HARBOR', pages: '/vs/harbor', orderPrefix: /^Order V\d\d-/ });
});

test('a newer version takes its place, an older one takes it again, and the store is taken back, all at the desk', async ({ page }) => {
  test.slow();
  const desk = new StoresAtDesk(page);
  await desk.signIn();
  await add(desk, '0.2.0');
  await desk.rollBack('HARBOR', '0.1.0');
  await expect.poll(shown, { timeout: 20_000 }).toBe(200);
  await desk.remove('HARBOR');
  await expect.poll(shown, { timeout: 20_000 }).toBe(404);
});
