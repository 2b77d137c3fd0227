import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../capabilities/clock.ts';
import { Alerts } from './alerts.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

const shown = (alerts: Alerts) => alerts.list.get().map((alert) => alert.msg);

it('an alert goes after five seconds, or after the time that it was given (specification, section 9) [spec 3.14, 8.22, 9.3]', () => {
  const alerts = new Alerts(systemClock);
  alerts.show({ type: 'info', msg: 'default' });
  alerts.show({ type: 'info', msg: 'short', timeout: 1000 });
  alerts.show({ type: 'error', msg: 'stays', timeout: 0 });
  vi.advanceTimersByTime(1000);
  expect(shown(alerts)).toEqual(['default', 'stays']);
  vi.advanceTimersByTime(4000);
  expect(shown(alerts)).toEqual(['stays']);
});

it('no alert goes while somebody rests on them, and each has its whole time again afterwards', () => {
  const alerts = new Alerts(systemClock);
  alerts.show({ type: 'success', msg: 'first' });
  vi.advanceTimersByTime(4000);
  alerts.hold(true);
  alerts.show({ type: 'success', msg: 'second' });
  vi.advanceTimersByTime(60_000);
  expect(shown(alerts)).toEqual(['first', 'second']);
  alerts.hold(false);
  vi.advanceTimersByTime(4999);
  expect(shown(alerts)).toEqual(['first', 'second']);
  vi.advanceTimersByTime(1);
  expect(shown(alerts)).toEqual([]);
});

it('dismissing the last alert ends the hold', () => {
  const alerts = new Alerts(systemClock);
  const id = alerts.show({ type: 'info', msg: 'first' });
  alerts.hold(true);
  alerts.dismiss(id);
  alerts.show({ type: 'info', msg: 'second' });
  vi.advanceTimersByTime(5000);
  expect(shown(alerts)).toEqual([]);
});

it('a later message of the same topic takes the place of the earlier one, with a time of its own', () => {
  const alerts = new Alerts(systemClock);
  alerts.show({ type: 'success', msg: 'one added', topic: 'cart' });
  alerts.show({ type: 'info', msg: 'other' });
  vi.advanceTimersByTime(4000);
  alerts.show({ type: 'success', msg: 'two added', topic: 'cart' });
  expect(shown(alerts)).toEqual(['other', 'two added']);
  vi.advanceTimersByTime(4999);
  expect(shown(alerts)).toEqual(['two added']);
});
