import { expect, it } from 'vitest';
import { knownLibraries } from './known-libraries.ts';

const { transform } = knownLibraries();
const changed = (path: string, code: string): string => {
  if (typeof transform !== 'function') throw new Error('The plugin has no transform.');
  const result: unknown = transform.call({} as never, code, `/store/node_modules/${path}`, {} as never);
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : code;
};

it('the global object is found without code from text', () => {
  expect(changed('decimal.js-light/decimal.js', "scope = typeof self != 'undefined' ? self : Function('return this')();")).toBe("scope = typeof self != 'undefined' ? self : globalThis;");
  expect(changed('old/index.js', 'const root = new Function("return this")();')).toBe('const root = globalThis;');
});

it('rows of a table become objects without code from text', () => {
  const source = 'function objectConverter(columns) {\n  return new Function("d", "return {" + columns.map(function(name, i) {\n    return JSON.stringify(name) + ": d[" + i + "] || \\"\\"";\n  }).join(",") + "}");\n}\n';
  const code = changed('d3-dsv/dist/d3-dsv.mjs', source);
  expect(code).not.toContain('Function(');
  expect(code).toContain('Object.fromEntries(columns.map((name, index) => [name, row[index] || ""]))');
});

it('selection.html throws, and what is emptied is emptied', () => {
  const code = changed('d3-selection/src/selection/html.js', 'function htmlRemove() {\n  this.innerHTML = "";\n}\nthis.innerHTML = v == null ? "" : v;');
  expect(code).toContain('this.innerHTML = "";');
  expect(code).toContain('Use selection.text');
  expect(code.match(/innerHTML/g)).toHaveLength(1);
});

it('what is no such library, or the store’s own, stays as it is', () => {
  expect(changed('lodash-es/map.js', 'this.innerHTML = value;')).toBe('this.innerHTML = value;');
  if (typeof transform !== 'function') throw new Error('The plugin has no transform.');
  expect(transform.call({} as never, "Function('return this')()", '/store/src/index.ts', {} as never)).toBeNull();
});
