import { closePages, examplesOf, renderScreen } from '@quartermaster/core-testing';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import fss from './index.ts';

afterEach(closePages);

/** The rows of the specification, section 2, and what else their services answer. */
const answers = [
  ['/aacassignment/aac_password_request', 'Initial'], ['/aacassignment/aac_password_request', 'Success'],
  ['/aacassignment/aac_supervisor_email', 'Initial'], ['/aacassignment/aac_supervisor_email', 'Success'],
  ['/aacassignment/aac_approval', 'Initial'], ['/aacassignment/aac_approval', 'Approved'], ['/aacassignment/aac_approval', 'Rejected'],
  ['/aacassignment/aac_approval', 'OwnRequest'], ['/aacassignment/aac_approval', 'LinkUnknown'], ['/aacassignment/aac_password_entry', 'Initial'],
] as const;
const cases = answers.flatMap(([path, responseName]) => examplesOf(path, responseName).map(({ name }) => ({ path, responseName, example: name })));

// They are in no list of replaced screens: the bare layout of the older look is what Global Supply has of its own here (decision 0312).
describe.each([1280, 640, 390])('pages of AAC passwords in the older look, %i pixels wide', (width) => {
  it.each(cases)('$path $responseName: $example is bare, without a violation, and fits the width [spec 2.119]', async ({ path, responseName, example }) => {
    await page.viewport(width, 3000);
    document.documentElement.lang = 'en';
    await renderScreen(fss, path, responseName, { example });
    await expect.poll(() => document.querySelector('main h1')).not.toBeNull();
    await expect.poll(() => [...document.styleSheets].some(({ href }) => href?.includes('adv12') === true)).toBe(true);
    expect(page.getByRole('banner').getByRole('link').elements()).toHaveLength(1);
    expect([page.getByRole('navigation'), page.getByRole('search'), page.getByRole('contentinfo')].flatMap((part) => part.elements())).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const { violations } = await axe.run(document.documentElement, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
  });
});
