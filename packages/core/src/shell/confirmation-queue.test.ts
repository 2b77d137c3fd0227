import { expect, it } from 'vitest';
import { ConfirmationQueue } from './confirmation-queue.ts';

const request = (title: string) => ({ title, body: '', confirmLabel: 'Yes', cancelLabel: 'No' });

it('questions are asked one after the other and each gets its own answer', async () => {
  const queue = new ConfirmationQueue();
  const answers = [queue.ask(request('first')), queue.ask(request('second'))];
  const first = queue.open.get();
  expect(first?.request.title).toBe('first');
  first?.answer(true);
  first?.answer(false);
  expect(queue.open.get()?.request.title).toBe('second');
  queue.open.get()?.answer(false);
  await expect(Promise.all(answers)).resolves.toEqual([true, false]);
  expect(queue.open.get()).toBeNull();
});
