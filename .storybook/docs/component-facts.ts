import type { Plugin } from 'vite';
import { describeComponents } from './describe-components.ts';

/** Components that are shown by themselves; the sources of the engine have decorators, and no props that a person would try. */
const components = /\/packages\/(ui|screens)\/src\/.*\/[A-Z]\w*\.tsx$/;

/** Gives each component its description and props, from which its page and its controls are made. */
export function componentFacts(): Plugin {
  return {
    name: 'quartermaster:component-facts',
    enforce: 'pre',
    transform(source, id) {
      const file = id.split('?')[0]?.replaceAll('\\', '/') ?? '';
      if (!components.test(file) || file.endsWith('.stories.tsx') || file.endsWith('.test.tsx')) return null;
      const facts = describeComponents(source, file).filter(({ displayName }) => displayName !== undefined);
      // What is added is behind everything else: lines and columns stay as they are.
      return { code: [source, ...facts.map((one) => `${one.displayName}.__docgenInfo = ${JSON.stringify(one)};`)].join('\n'), map: null };
    },
  };
}
