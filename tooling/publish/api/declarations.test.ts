import { expect, it } from 'vitest';
import { exportsOf } from './declarations.ts';

const files: Readonly<Record<string, string>> = {
  '/p/index.d.ts': `export { a, type B as C } from './a.ts';\nexport * from './b.ts';\nexport { theirs } from '@other/package';\nimport d from './d.ts';\nexport { d };\nexport default d;\n`,
  '/p/a.d.ts': `/** words */\nexport declare const a: number;\nexport interface B {\n    /** why */\n    readonly x: string;\n}\nexport declare const hidden: 1;\n`,
  '/p/b.d.ts': `export declare function f(x: number): void;\nexport declare function f(x: string): void;\nexport type T = 'x' | 'y';\nexport default f;\n`,
  '/p/d.d.ts': `declare const d: boolean;\nexport default d;\n`,
};
const read = (file: string): string => files[file] ?? '';

it('every name of a door has the declaration behind it, wherever that is, without comments, and the file of it', () => {
  expect(exportsOf('/p/index.d.ts', read)).toEqual([
    { name: 'C', declaration: 'interface B {\n    readonly x: string;\n}', file: '/p/a.d.ts' },
    { name: 'T', declaration: `type T = 'x' | 'y';`, file: '/p/b.d.ts' },
    { name: 'a', declaration: 'declare const a: number;', file: '/p/a.d.ts' },
    { name: 'd', declaration: 'declare const d: boolean;', file: '/p/d.d.ts' },
    { name: 'default', declaration: 'export default d;', file: '/p/index.d.ts' },
    { name: 'f', declaration: 'declare function f(x: number): void;\ndeclare function f(x: string): void;', file: '/p/b.d.ts' },
    { name: 'theirs', declaration: `from '@other/package'`, file: '/p/index.d.ts' },
  ]);
});

it('a changed signature is a changed report', () => {
  const changed = (file: string) => read(file).replace('x: number', 'x: bigint');
  expect(exportsOf('/p/index.d.ts', changed)).not.toEqual(exportsOf('/p/index.d.ts', read));
});
