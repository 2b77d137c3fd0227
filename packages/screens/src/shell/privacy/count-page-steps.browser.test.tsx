import type { AnalyticsEvent } from '@quartermaster/core';
import { ManualClock } from '@quartermaster/core/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countPageSteps } from './count-page-steps.ts';

const event = (path: string, name: AnalyticsEvent['name'] = 'page', responseName: string | null = 'Success'): AnalyticsEvent => ({ name, storeName: 'ADVANTAGE', path, responseName, cartItems: [] });

let clock: ManualClock;
beforeEach(() => void (clock = new ManualClock()));
afterEach(() => {
  vi.restoreAllMocks();
});

it('collects which page followed which, and sends them together', () => {
  const tell = vi.fn(() => Promise.resolve());
  const sink = countPageSteps({ tell }, clock);
  sink.track(event('/main/start_page'));
  sink.track(event('/catalog/quicklook', 'modal'));
  sink.track(event('/error/http_error', 'error', null));
  expect(tell).not.toHaveBeenCalled();
  clock.advance(10_000);
  expect(tell.mock.calls).toEqual([['/main/page_steps', { steps: [
    { from: '', to: '/main/start_page', kind: 'page', responseName: 'Success' },
    { from: '/main/start_page', to: '/catalog/quicklook', kind: 'modal', responseName: 'Success' },
    { from: '/main/start_page', to: '/error/http_error', kind: 'error', responseName: '' },
  ] }]]);
  sink.stop?.();
});

it('sends what it has when the tab is left, and no more at once than a call takes', () => {
  const tell = vi.fn((_path: string, { steps }: { steps: readonly unknown[] }) => Promise.resolve(void steps));
  const sink = countPageSteps({ tell: tell as never }, clock);
  for (let step = 0; step < 51; step += 1) sink.track(event('/main/start_page'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tell.mock.calls.map(([, { steps }]) => steps.length)).toEqual([50, 1]);
  sink.stop?.();
});

it('sends nothing of what it has collected once the visitor takes their consent back', () => {
  const tell = vi.fn(() => Promise.resolve());
  const sink = countPageSteps({ tell }, clock);
  sink.track(event('/main/start_page'));
  sink.stop?.();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  clock.advance(60_000);
  expect(tell).not.toHaveBeenCalled();
});
