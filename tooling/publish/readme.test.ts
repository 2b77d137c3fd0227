import { expect, it } from 'vitest';
import { publishedReadme } from './readme.ts';

it('a link out of the package keeps its words, other links stay', () => {
  expect(publishedReadme('See [the plan](../../docs/architecture.md), [below](#use) and [React](https://react.dev).')).toBe(
    'See the plan, [below](#use) and [React](https://react.dev).',
  );
});
