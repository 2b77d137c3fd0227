import { expect, it } from 'vitest';
import { publishedGuide, publishedReadme } from './readme.ts';

it('a link out of the package keeps its words, other links stay', () => {
  expect(publishedReadme('See [the plan](../../docs/architecture.md), [below](#use) and [React](https://react.dev).')).toBe(
    'See the plan, [below](#use) and [React](https://react.dev).',
  );
});

it('a page of docs keeps its links to the pages beside it, and the words of all others', () => {
  expect(publishedGuide('The [rules](conformance.md#size), [the list](stores.md), [an example](../examples/a), [below](#use), [React](https://react.dev).', ['conformance.md'])).toBe(
    'The [rules](conformance.md#size), the list, an example, [below](#use), [React](https://react.dev).',
  );
});
