import { minifySync } from 'vite';
import { describe, expect, it } from 'vitest';
import { hostVersions } from './host-versions.ts';
import { staticReports } from './static-rules.ts';
import { subjectOf } from './subject.ts';
import { brokenToReaders } from './testing/broken-stores.ts';
import { goodStore } from './testing/good-store.ts';
import { changedFiles, packageOf, type Mutation } from './testing/store-files.ts';

const host = hostVersions();

/** The rules that a store breaks, with what was found. */
function broken(mutation: Mutation, change: (path: string, code: string) => string = (_path, code) => code): Record<string, string[]> {
  const files = Object.entries(changedFiles(goodStore, mutation)).map(([path, content]): [string, string | Uint8Array] => [path, typeof content === 'string' ? change(path, content) : content]);
  const reports = staticReports(subjectOf(packageOf(Object.fromEntries(files), mutation.strange)), host);
  return Object.fromEntries([...reports].filter(([, { verdict }]) => verdict !== 'passed').map(([rule, { findings }]) => [rule, findings.map(({ message }) => message)]));
}

const minified = (path: string, code: string): string => {
  if (!path.endsWith('.js')) return code;
  const { code: small, errors } = minifySync(path, code, { module: true });
  return errors.length === 0 ? small : code;
};

describe('the good store', () => {
  it('breaks no rule that reading can show', () => expect(broken({})).toEqual({}));
  it('breaks none when it is minified', () => expect(broken({}, minified)).toEqual({}));
});

describe('a store with one mistake breaks exactly its rule', () => {
  it.each(brokenToReaders)('$breaks: $what', ({ breaks, by }) => {
    const found = broken(by);
    expect(Object.keys(found)).toEqual([breaks]);
    for (const message of found[breaks] ?? []) expect(message.length).toBeGreaterThan(10);
  });
});

describe('minified it is found as well', () => {
  // What nothing calls is left out by the minifier, and then there is nothing to find.
  it.each(brokenToReaders.filter(({ by }) => !Object.values(by.replace ?? {}).flat().some(([, instead]) => /^(const (later|Shout|Wide|key|Pixel|box))/.test(instead))))('$breaks: $what', ({ breaks, by }) => {
    expect(Object.keys(broken(by, minified))).toEqual([breaks]);
  });
});
