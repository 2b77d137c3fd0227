import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { host, show, takeAway } = deskOnPage();
const questions = [
  { question: 'How easy was it to order?', kind: 'scale', active: true, answers: 1_200, average: 4.25 },
  { question: 'What should be improved', kind: 'text', active: true, answers: 3, average: null },
  { question: 'How clear was it?', kind: 'scale', active: false, answers: 2, average: 1 },
] as const;

test('the questions that are asked are changed a line each, those in words with their dots; old ones are counted and not asked', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE, {}, { '/survey': { questions: [...questions] } });
  show(client, '/survey');
  const lines = page.getByRole('textbox', { name: /^Questions/ });
  await expect.element(lines).toHaveValue('How easy was it to order?\nWhat should be improved...');
  expect(page.getByRole('row').elements().map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replace(/^(?:Answered|Answers|Average, 5 is best|State)(?=.)/, '')))).toMatchObject([
    {}, ['How easy was it to order?', 'On a scale', '1,200', '4.3', 'Asked'], ['What should be improved', 'In words', '3', 'None', 'Asked'], ['How clear was it?', 'On a scale', '2', '1.0', 'Not asked any more'],
  ]);
  await userEvent.fill(lines, 'How fast was it?');
  await userEvent.click(page.getByRole('button', { name: 'Save the questions' }));
  await expect.poll(() => changes).toEqual([['/survey/set', { questions: 'How fast was it?' }]]);
  await expect.poll(() => host()?.textContent).toContain('The survey asks this from now on.');
  takeAway();
  show(sampleDesk([]).client, '/survey');
  await expect.element(page.getByRole('link', { name: 'messages' })).toHaveAttribute('href', '/messages?about=survey');
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
