import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanUp, render } from '../testing/render.tsx';
import { Button } from './Button.tsx';

afterEach(cleanUp);

test('a pending button keeps its focus, says so, and neither acts nor submits again', async () => {
  const done: string[] = [];
  const form = (isPending: boolean) => (
    <form onSubmit={(event) => { event.preventDefault(); done.push('submitted'); }}>
      <input aria-label="Note" />
      <Button type="submit" isPending={isPending} pendingLabel="Sending" onClick={() => done.push('pressed')}>Send</Button>
    </form>
  );
  render(form(true));
  const button = page.getByRole('button', { name: 'Send' });
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(page.getByRole('textbox', { name: 'Note' }), 'x{Enter}');
  expect(done).toEqual([]);
  cleanUp();
  render(form(false));
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  expect(done).toEqual(['pressed', 'submitted']);
});
