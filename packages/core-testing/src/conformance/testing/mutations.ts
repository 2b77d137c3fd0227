import type { Mutation } from './store-files.ts';

const entry = 'dist/store.js';

/** A line more in the store's module: nothing calls it. */
export const line = (code: string): Mutation => ({ replace: { [entry]: [['class Logger {\n', `${code}\nclass Logger {\n`]] } });

/** Something in a handler of the footer's link: nothing presses it. */
export const onClick = (code: string): Mutation => ({ replace: { [entry]: [["href: 'https://example.gov/', children", `onClick: (event) => { ${code} }, href: 'https://example.gov/', children`]] } });

export const inManifest = (...changes: (readonly [string, string])[]): Mutation => ({ replace: { 'package.json': changes } });

/** Incompressible text of about so many kilobytes, the same each time. */
export function noise(kilobytes: number): string {
  let state = 88_172_645;
  const letters = Array.from({ length: kilobytes * 1024 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(0x61 + (state >>> 24) % 26);
  });
  return letters.join('');
}
