import { minifySync } from 'vite';
import { describe, expect, it } from 'vitest';
import { hostVersions } from './host-versions.ts';
import { staticReports } from './static-rules.ts';
import { subjectOf } from './subject.ts';
import type { Finding } from './report/report.ts';
import { attacks } from './testing/attacks.ts';
import { brokenToReaders, type BrokenStore } from './testing/broken-stores.ts';
import { detours } from './testing/detours.ts';
import { goodStore } from './testing/good-store.ts';
import { changedFiles, packageOf } from './testing/store-files.ts';

const host = hostVersions();

/** The findings in a store, by rule. */
function broken({ by, isFirstParty }: Pick<BrokenStore, 'by' | 'isFirstParty'>, change: (path: string, code: string) => string = (_path, code) => code): Record<string, readonly Finding[]> {
  const files = Object.entries(changedFiles(goodStore, by)).map(([path, content]): [string, string | Uint8Array] => [path, typeof content === 'string' ? change(path, content) : content]);
  const reports = staticReports(subjectOf(packageOf(Object.fromEntries(files), by.strange), { firstParty: isFirstParty === true }), host);
  return Object.fromEntries([...reports].filter(([, { verdict }]) => verdict !== 'passed').map(([rule, { findings }]) => [rule, findings]));
}

const minified = (path: string, code: string): string => {
  if (!path.endsWith('.js')) return code;
  const { code: small, errors } = minifySync(path, code, { module: true });
  return errors.length === 0 ? small : code;
};

const all: readonly BrokenStore[] = [...brokenToReaders, ...attacks, ...detours];
/** True for a store whose mistake nothing calls: the minifier leaves it out, and then there is nothing to find. */
const isLeftOut = ({ by }: BrokenStore) => Object.values(by.replace ?? {}).flat().some(([, instead]) => /^(const (later|Shout|Wide|key|Pixel|box))/.test(instead));

describe('the good store', () => {
  it('breaks no rule that reading can show', () => expect(broken({ by: {} })).toEqual({}));
  it('breaks none when it is minified', () => expect(broken({ by: {} }, minified)).toEqual({}));
});

describe('a store with one mistake breaks exactly its rule, and the check that has to find it does', () => {
  it.each(all)('$breaks: $what', (store) => {
    const found = broken(store);
    expect(Object.keys(found), textOf(found)).toEqual([store.breaks]);
    const findings = found[store.breaks] ?? [];
    for (const { message, remedy } of findings) expect(Math.min(message.length, remedy.length)).toBeGreaterThan(10);
    if (store.check !== undefined) expect(findings.map(({ check }) => check)).toContain(store.check);
  });
});

describe('minified it is found as well', () => {
  it.each(all.filter((store) => !isLeftOut(store)))('$breaks: $what', (store) => {
    const found = broken(store, minified);
    expect(Object.keys(found), textOf(found)).toEqual([store.breaks]);
  });
});

const textOf = (found: Readonly<Record<string, readonly Finding[]>>): string => Object.entries(found).flatMap(([rule, findings]) => findings.map(({ check, message }) => `${rule} (${check}) ${message}`)).join('\n');
