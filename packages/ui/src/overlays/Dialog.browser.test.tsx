import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../buttons/Button.tsx';
import { TextField } from '../forms/TextField.tsx';
import { cleanUp, render } from '../testing/render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanUp);

function Opener(dialog: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Details" {...dialog} isOpen={isOpen} onClose={() => setOpen(false)} footer={<Button onClick={() => setOpen(false)}>Done</Button>}>
        <TextField label="Note" />
      </Dialog>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Open' });
const dialog = () => page.getByRole('dialog', { name: 'Details' });

async function open() {
  await userEvent.click(opener());
  await expect.element(dialog()).toBeVisible();
}

test('focus enters, stays inside, and returns to the opener after Escape', async () => {
  render(<Opener size="right medium" />);
  await open();
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  for (let step = 0; step < 7; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('the page behind is hidden from assistive technology while it is open', async () => {
  render(<Opener />);
  await open();
  await expect.poll(() => document.querySelector('main')?.closest('[inert], [aria-hidden="true"]') !== null).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(opener()).toHaveFocus();
});

test('a press outside closes it', async () => {
  render(<Opener size="right medium" />);
  await open();
  await userEvent.click(page.elementLocator(document.body), { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('one that must be answered ignores Escape and a press outside', async () => {
  render(<Opener dismissable={false} size="right medium" />);
  await open();
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.click(page.elementLocator(document.body), { position: { x: 5, y: 5 }, force: true });
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a confirmation names its action; Escape cancels, a press outside does nothing', async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog isOpen title="Delete the address?" confirmLabel="Delete address" isDangerous onConfirm={() => answers.push('yes')} onCancel={() => answers.push('no')}>
      It cannot be undone.
    </ConfirmDialog>,
  );
  await expect.element(page.getByRole('alertdialog', { name: 'Delete the address?' })).toBeVisible();
  await userEvent.click(page.elementLocator(document.body), { position: { x: 5, y: 5 }, force: true });
  expect(answers).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Delete address' }));
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual(['yes', 'no']);
});
