import { expect, it } from 'vitest';
import { withBuiltSpecifiers } from './declarations.ts';

it('declarations name the built files of their own package, in every kind of import', () => {
  expect(withBuiltSpecifiers(`export { a } from './a.ts';\nexport declare const b: typeof import("../b/B.screen.tsx");\nimport './c.ts';\n`)).toBe(
    `export { a } from './a.js';\nexport declare const b: typeof import("../b/B.screen.js");\nimport './c.js';\n`,
  );
});

it('what belongs to other packages, and texts, stay', () => {
  const text = `import type { X } from '@quartermaster/core';\nexport type Ending = './a.ts' | "x.tsx";\nimport y from 'y.ts';\n`;
  expect(withBuiltSpecifiers(text)).toBe(text);
});
