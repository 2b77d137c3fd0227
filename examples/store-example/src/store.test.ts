import { closePages, renderScreen, renderStore } from '@quartermaster/core-testing';
import { afterEach, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import store from './index.ts';

afterEach(closePages);

describe('EXAMPLE', () => {
  it('is the store that package.json names', () => {
    expect(store.id).toEqual({ name: manifest.quartermaster.name, number: manifest.quartermaster.number });
    expect(store.coreRange).toBe(manifest.quartermaster.coreRange);
    expect(store.packageName).toBe(manifest.name);
  });

  it('shows its start page with its own logo, greeting and footer', async () => {
    const page = await renderStore(store);
    expect(page.html()).toContain('aria-label="EXAMPLE"');
    expect(page.text()).toContain('Instruments and supplies for field work');
    expect(page.text()).toContain('Training courses');
  });

  it('shows the courses that its owner’s service answers with', async () => {
    const page = await renderScreen(store, '/vs/example/training', 'Success', { example: 'Two courses, one of them full' });
    expect(page.text()).toContain('Levelling with a rotary laser Begins March 2, 2026');
    expect(page.text()).toContain('Free seats None');
  });

  it('says which topic has no course', async () => {
    const page = await renderScreen(store, '/vs/example/training', 'NoCourses');
    expect(page.text()).toContain('There is no course about “diving” now');
  });

  it('says in its own words that nothing was found', async () => {
    const page = await renderScreen(store, '/search/advantage_search', 'ZeroResults');
    expect(page.text()).toContain('EXAMPLE has nothing for');
  });
});
