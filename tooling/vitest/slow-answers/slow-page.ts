import type { Plugin } from 'vite';
import { slowSeed } from './seed.ts';

/** What answers in the tests of components: the function of a module, and what makes its answers late (`in-page.ts`). */
const answering: readonly (readonly [file: string, made: string, late: string])[] = [
  ['/packages/core/src/testing/sample-server.ts', 'sampleServer', 'lateServer'],
  ['/apps/desk/src/testing/sample-desk.ts', 'sampleDesk', 'lateDesk'],
];

/** Parts that are loaded when they are needed. */
const laterPart = /(=>|\bawait) import\((['"][^'"]+['"])\)/g;

/** Has what a page waits for come late and in another order, where the run asks for it: answers, and parts that are loaded when they are needed. */
export const slowPage: Plugin = {
  name: 'slow-answers',
  enforce: 'pre',
  config: () => ({ define: { __SLOW_ANSWERS__: JSON.stringify(slowSeed) } }),
  transform(code, file) {
    if (slowSeed === null || /\/node_modules\/|\/tooling\/|\.test\.tsx?/.test(file) || !/\.tsx?$/.test(file)) return null;
    const [, made, late] = answering.find(([path]) => file.endsWith(path)) ?? [];
    if (made === undefined) return code.replaceAll(laterPart, (_, before: string, path: string) => `${before} globalThis.lateImport(${path}, () => import(${path}))`);
    const start = `export function ${made}(`;
    if (!code.includes(start)) throw new Error(`${file} has no "${start}": say in tooling/vitest/slow-answers/slow-page.ts what answers in its place.`);
    return `${code.replace(start, `function inTime(`)}\nexport const ${made} = globalThis.${late}(inTime);\n`;
  },
};
