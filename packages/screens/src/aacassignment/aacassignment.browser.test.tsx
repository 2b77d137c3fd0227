import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closePages, showPage } from '../testing/browser/show-page.tsx';
import { example } from '../testing/examples.ts';

const [request, sent, approval, entry] = ['aac_password_request', 'aac_supervisor_email', 'aac_approval', 'aac_password_entry'].map((name) => `/aacassignment/${name}`) as ['/aacassignment/aac_password_request', '/aacassignment/aac_supervisor_email', '/aacassignment/aac_approval', '/aacassignment/aac_password_entry'];
const password = 'Depot2026';
const key = 'key-of-the-mail';

afterEach(closePages);

const fits = (width: number) => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);

it.each([390, 640, 1280])('a request for a password asks for all of it, sends the password once and keeps it nowhere, in a window of %i pixels', async (width) => {
  await page.viewport(width, 900);
  const { server, storages } = await showPage(`/ws${request}?aac=47SMPL`, {
    [request]: () => ({ responseName: 'Success', attributes: { ...example(request, 'Success', 'A blank form') } }),
    [sent]: () => ({ responseName: 'Success', attributes: { ...example(sent, 'Success', 'Sent') } }),
  });
  fits(width);
  await userEvent.click(page.getByRole('button', { name: 'Send the request' }));
  for (const words of ['Enter an AAC password of at least 6 characters, letters and digits only.', 'Type the password once more.']) await expect.element(page.getByText(words).first()).toBeVisible();
  expect(server.to(sent)).toEqual([]);
  fits(width);
  await userEvent.fill(page.getByRole('textbox', { name: /^E-mail address of a supervisor/ }), 'boss@agency.example.gov');
  await userEvent.fill(page.getByRole('textbox', { name: /^What you order/ }), 'Supplies');
  await userEvent.fill(page.getByLabelText(/^AAC password/), password);
  await userEvent.fill(page.getByLabelText(/^The same password/), password);
  await userEvent.click(page.getByRole('button', { name: 'Send the request' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('Your request is received');
  expect(server.to(sent).map(({ body }) => body)).toEqual([{ aac: '47SMPL', supervisorEmail: 'boss@agency.example.gov', purpose: 'Supplies', password, repeated: password }]);
  const kept = storages.flatMap((storage) => storage.keys().map((name) => storage.get(name)));
  expect([...kept, document.body.innerHTML].filter((text) => text?.includes(password) === true)).toEqual([]);
  fits(width);
});

it.each([390, 640])('a supervisor rejects with a reason, and the key is kept nowhere, in a window of %i pixels', async (width) => {
  await page.viewport(width, 900);
  const { server, storages } = await showPage(`/ws${approval}?key=${key}`, {
    [approval]: () => ({ responseName: 'Initial', attributes: { ...example(approval, 'Initial', 'A request') } }),
    '/aacassignment/aac_approval_submit': () => ({ responseName: 'Rejected', attributes: { ...example(approval, 'Rejected', 'Rejected') } }),
  });
  await expect.element(page.getByRole('button', { name: 'Approve the password' })).toBeVisible();
  // The page is bare (specification, section 2).
  expect([page.getByRole('navigation', { name: 'Breadcrumbs' }), page.getByRole('search'), page.getByRole('contentinfo')].flatMap((part) => part.elements())).toEqual([]);
  fits(width);
  await userEvent.click(page.getByRole('button', { name: 'Reject the request' }));
  await expect.element(page.getByText('Enter the reason, which the buyer will read.', { exact: false }).first()).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: /^Reason/ }), 'Not of this depot.');
  await userEvent.click(page.getByRole('button', { name: 'Reject the request' }));
  await expect.poll(() => document.activeElement?.textContent).toContain('The request is rejected');
  expect(server.to('/aacassignment/aac_approval_submit').map(({ body }) => body)).toEqual([{ key, decision: 'reject', reason: 'Not of this depot.' }]);
  const kept = storages.flatMap((storage) => storage.keys().map((name) => storage.get(name)));
  expect([...kept, document.body.innerHTML].filter((text) => text?.includes(key) === true)).toEqual([]);
  fits(width);
});

it('a wrong password of an activity is said at its field, and leads nowhere', async () => {
  await page.viewport(390, 900);
  await showPage(`/ws${entry}?aac=47SMPL&from=checkout`, {
    [entry]: () => ({ responseName: 'Initial', attributes: { ...example(entry, 'Initial', 'From checkout') } }),
    '/aacassignment/aac_password_entry_submit': () => ({ responseName: 'Initial', attributes: { ...example(entry, 'Initial', 'Not the password') } }),
  });
  await userEvent.fill(page.getByLabelText(/^AAC password/), 'Wrong2026');
  await userEvent.click(page.getByRole('button', { name: 'Use this activity' }));
  await expect.element(page.getByLabelText(/^AAC password/)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('link', { name: 'Back to the review' })).toBeVisible();
  fits(390);
});
