import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src');

/** Nothing to look at by themselves: they set the scene for others, or are a part of one that has stories. */
const partsOfOthers = [
  'styles/GlobalStyles', 'styles/ThemeStyles', 'styles/ThemeStylesheet', 'navigation/LinkProvider', 'forms/RequiredMark', 'forms/FieldMessage', 'combobox/SuggestionText', 'overlays/ModalDialog',
  'overlays/DialogHistoryProvider',
];

it('every component has stories beside it', () => {
  const components = globSync('*/[A-Z]*.tsx', { cwd: source }).map((file) => file.replaceAll('\\', '/')).filter((file) => !/\.(test|stories)\.tsx$/.test(file) && !file.startsWith('testing/'));
  const without = components.map((file) => file.replace(/\.tsx$/, '')).filter((name) => globSync(`${name}.stories.tsx`, { cwd: source }).length === 0);
  expect(components.length).toBeGreaterThan(40);
  expect(without.toSorted()).toEqual(partsOfOthers.toSorted());
});
