import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show } = deskOnPage();

test.each([
  ['/orders/A27-0000123-6-01', 'Links for the vendor', /Why it is taken back/, 'Revoke all links', 'No link opens the purchase order any more.'],
  ['/vendors/V-0042', null, 'What the key is for', 'Make a key', 'The key 5f4e3d2c1b0a was made'],
  ['/requisitions/rules', null, /^Reason(?! for)/, 'Refuse unverified rows of the demand codes', 'Unverified rows of the demand codes are refused.'],
  ['/announcements', null, /^Text/, 'Announce', 'It was sent to all browsers that are connected: The first words.'],
] as const)('at %s an answer empties the field, and takes no words that were typed after the press', async (address, region, label, button, done) => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  const held: (() => void)[] = [];
  show({ ...client, change: async (path, request) => {
    const answer = await client.change(path, request);
    await new Promise<void>((resolve) => void held.push(resolve));
    return answer;
  } }, address);
  const place = region === null ? page : page.getByRole('region', { name: region });
  const field = place.getByRole('textbox', { name: label });
  const press = place.getByRole('button', { name: button });

  await userEvent.fill(field, 'The first words.');
  await userEvent.click(press);
  await userEvent.fill(field, 'Words for the next one.');
  await expect.poll(() => held).toHaveLength(1);
  held.pop()?.();
  await expect.poll(() => host()?.textContent).toContain(done);
  await expect.element(field).toHaveValue('Words for the next one.');

  await userEvent.click(press);
  await expect.poll(() => held).toHaveLength(1);
  held.pop()?.();
  await expect.element(field).toHaveValue('');
  expect(changes).toHaveLength(2);
});
