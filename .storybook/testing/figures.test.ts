import { expect, it } from 'vitest';
import { figuresOf, type EndedRun } from './figures.ts';

const run: EndedRun = { story: 'Cart', store: 'FSS', theme: 'adv12', hasPassed: true };

it('counts stories, stores, themes, runs and failures', () => {
  expect(figuresOf([run, { ...run, theme: 'adv19' }, { ...run, store: 'USMC' }, { ...run, story: 'Button', store: null, hasPassed: false }])).toBe('2 stories, 2 stores, 2 themes: 4 runs, 1 failed');
});

it('speaks of no stores and themes where stories ran in their own', () => {
  expect(figuresOf([{ ...run, store: null, theme: null }])).toBe('1 story: 1 run, 0 failed');
});
