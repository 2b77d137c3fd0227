import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the version is outside of a package.json: constants, what first-party stores and examples were built for, and the guide. */
const places = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts', 'packages/create-store/template/**/*.{ts,json}', 'examples/*/{package.json,src/**/*.ts}', 'docs/writing-a-store.md'];

const constant = /(\b(?:coreVersion|version) = ')(\d+\.\d+\.\d+)(')/g;
const range = /(\bcoreRange"?: ['"]\^)(\d+\.\d+\.\d+)(['"])/g;
const dependency = /("@quartermaster\/[a-z-]+": "\^?)(\d+\.\d+\.\d+)(")/g;

/** A text with the new version wherever the old one of our packages is. */
export function withVersion(text: string, from: string, to: string): string {
  return [constant, range, dependency].reduce((changed, pattern) => changed.replaceAll(pattern, (whole, before: string, version: string, after: string) => (version === from ? `${before}${to}${after}` : whole)), text);
}

/** Writes the new version into sources, templates and the guide. Gives the files that changed; tests are written by hand and stay. */
export function writeVersion(root: string, from: string, to: string): string[] {
  return globSync(places, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/*.test.ts'] }).filter((path) => {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    const changed = withVersion(text, from, to);
    if (changed !== text) writeFileSync(file, changed);
    return changed !== text;
  });
}
