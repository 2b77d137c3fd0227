import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskOnPage } from '../testing/desk-on-page.tsx';
import { EVERY_CHANGE } from '../testing/every-change.ts';
import { sampleDesk } from '../testing/sample-desk.ts';

const { show, takeAway } = deskOnPage();

test('a page of the news is written and saved, and the questions of the survey are set line by line', async () => {
  const { client, changes } = sampleDesk(EVERY_CHANGE);
  show(client, '/pages/write');
  await userEvent.fill(page.getByRole('textbox', { name: /^Key/ }), 'NEWS_PROGRAMS');
  await userEvent.fill(page.getByRole('textbox', { name: /^Title/ }), 'Pages for programs');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Shown as' }), 'News');
  await userEvent.fill(page.getByRole('textbox', { name: /^Text/ }), '<p>New.</p>');
  await userEvent.click(page.getByRole('button', { name: 'Save the page' }));
  await expect.poll(() => changes).toEqual([['/page/save', { key: 'NEWS_PROGRAMS', title: 'Pages for programs', shown: 'news', updated: '', content: '<p>New.</p>', categories: '', was: null }]]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page NEWS_PROGRAMS' })).toBeVisible();
  for (const [nth, was] of ['first', 'second'].entries()) {
    await userEvent.click(page.getByRole('button', { name: 'Save the page' }));
    await expect.poll(() => changes[1 + nth]).toMatchObject(['/page/save', { was }]);
  }
  takeAway();
  const survey = sampleDesk(EVERY_CHANGE);
  show(survey.client, '/survey');
  const questions = page.getByRole('textbox', { name: /^Questions/ });
  await expect.element(questions).toHaveValue('How easy was it to order?\nWhat should be improved first?...');
  await userEvent.fill(questions, 'How easy was it to find?');
  await userEvent.click(page.getByRole('button', { name: 'Save the questions' }));
  await expect.poll(() => survey.changes).toEqual([['/survey/set', { questions: 'How easy was it to find?' }]]);
});
