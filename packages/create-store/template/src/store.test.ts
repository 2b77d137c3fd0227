import { closePages, renderScreen, renderStore } from '@quartermaster/core-testing';
import { afterEach, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import store from './index.ts';

afterEach(closePages);

describe('NEWSTORE', () => {
  it('is the store that package.json names', () => {
    expect(store.id).toEqual({ name: manifest.quartermaster.name, number: manifest.quartermaster.number });
    expect(store.coreRange).toBe(manifest.quartermaster.coreRange);
    expect(store.packageName).toBe(manifest.name);
  });

  it('shows its start page with its own logo, greeting and footer', async () => {
    const page = await renderStore(store);
    expect(page.html()).toContain('aria-label="NEWSTORE"');
    expect(page.text()).toContain('Welcome to NEWSTORE');
    expect(page.text()).toContain('About this store');
  });

  it('has a page of its own', async () => {
    const page = await renderStore(store, { address: '/ds/about' });
    expect(page.text()).toContain('About NEWSTORE');
  });

  it('says in its own words that nothing was found', async () => {
    const page = await renderScreen(store, '/search/advantage_search', 'ZeroResults');
    expect(page.text()).toContain('NEWSTORE has nothing for');
  });
});
