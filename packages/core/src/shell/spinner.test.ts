import { expect, it } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { Spinner } from './spinner.ts';

it('a load shorter than 150 ms shows no spinner', () => {
  const clock = new ManualClock();
  const spinner = new Spinner(clock);
  const end = spinner.begin();
  clock.advance(149);
  expect(spinner.state.get().visible).toBe(false);
  end();
  clock.advance(1000);
  expect(spinner.state.get().visible).toBe(false);
});

it('a longer load shows it with its message, and the default one is Loading Content (specification, section 9) [spec 4.45, 9.9]', () => {
  const clock = new ManualClock();
  const spinner = new Spinner(clock);
  const endFirst = spinner.begin();
  clock.advance(150);
  expect(spinner.state.get()).toEqual({ visible: true, message: 'Loading Content' });
  const endSecond = spinner.begin('Searching...');
  clock.advance(150);
  expect(spinner.state.get().message).toBe('Searching...');
  endSecond();
  expect(spinner.state.get()).toEqual({ visible: true, message: 'Loading Content' });
  endFirst();
  endFirst();
  expect(spinner.state.get().visible).toBe(false);
});
