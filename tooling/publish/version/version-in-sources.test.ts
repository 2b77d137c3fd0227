import { expect, it } from 'vitest';
import { withVersion } from './version-in-sources.ts';

const moved = (text: string): string => withVersion(text, '0.1.0', '0.2.0');

it('the version of the packages moves on wherever it is written', () => {
  expect(moved(`export const coreVersion = '0.1.0';`)).toBe(`export const coreVersion = '0.2.0';`);
  expect(moved(`coreRange: '^0.1.0', "coreRange": "^0.1.0"`)).toBe(`coreRange: '^0.2.0', "coreRange": "^0.2.0"`);
  expect(moved(`"@quartermaster/core": "^0.1.0", "@quartermaster/ui": "0.1.0"`)).toBe(`"@quartermaster/core": "^0.2.0", "@quartermaster/ui": "0.2.0"`);
});

it('other versions, and words about one, stay', () => {
  const text = `// since 0.1.0\nconst apiVersion = '0.1.0';\nversion = '1.0.0';\n"vite": "0.1.0"\ncoreRange: '^0.0.9'\ncoreRange: '>=0.1.0 <1.0.0'`;
  expect(moved(text)).toBe(text);
});
