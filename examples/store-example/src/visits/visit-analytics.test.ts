import type { AnalyticsEvent } from '@quartermaster/core';
import { expect, it } from 'vitest';
import { visitAnalytics } from './visit-analytics.ts';

const shown = (name: AnalyticsEvent['name'], path: string): AnalyticsEvent => ({ name, storeName: 'EXAMPLE', path, responseName: 'Success', cartItems: [] });

it('tells the path of each page to the store’s own service, and nothing else', async () => {
  const told: unknown[] = [];
  const tell = (...sent: unknown[]): Promise<void> => {
    told.push(sent);
    return Promise.resolve();
  };
  const { default: sink } = await visitAnalytics.load({ tell });
  sink.track(shown('page', '/vs/example/training'));
  sink.track(shown('modal', '/catalog/quicklook'));
  sink.track(shown('error', '/error/http_error'));
  expect(told).toEqual([['/vs/example/visits', { path: '/vs/example/training' }]]);
});

it('says in words who gets what, and sends to the marketplace alone', () => {
  expect(visitAnalytics.name).toContain('EXAMPLE');
  expect(visitAnalytics.purpose).toMatch(/^To .+\.$/);
  expect(visitAnalytics.origins).toEqual(['self']);
});
