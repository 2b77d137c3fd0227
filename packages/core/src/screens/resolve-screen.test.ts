import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveFirst, resolveScreen, type ScreenMaps } from './resolve-screen.ts';
import { screenKey } from './screen-key.ts';
import type { ScreenDefinition } from './screen.ts';

const definition = (title: string): ScreenDefinition => ({
  path: '', responseName: '', layout: 'index', title, load: () => Promise.resolve({ default: () => null }),
});
const map = (entries: Record<string, string>) => new Map(Object.entries(entries).map(([key, title]) => [key, definition(title)]));

const maps: ScreenMaps = {
  store: map({ '/a Success': 'store a', '/b Success': 'store b' }),
  defaults: map({ '/a Success': 'default a', '/b Success': 'default b', '/c Success': 'default c', '/d Failure': 'default d' }),
};

describe('the screen of an answer [spec 1.14, 2.129]', () => {
  it.each([
    { path: '/a', pathInfo: undefined, responseName: 'Success', shown: 'store a', why: 'the store’s map before the default map' },
    { path: '/c', pathInfo: undefined, responseName: 'Success', shown: 'default c', why: 'the default map when the store has none' },
    { path: '/c', pathInfo: '/a', responseName: 'Success', shown: 'store a', why: 'pathInfo before the path' },
    { path: '/a', pathInfo: '/c', responseName: 'Success', shown: 'default c', why: 'pathInfo in the default map before the path in the store’s' },
    { path: '/a', pathInfo: '/x', responseName: 'Success', shown: 'store a', why: 'the path when pathInfo has no screen' },
    { path: '/a', pathInfo: '/a', responseName: 'Success', shown: 'store a', why: 'the path when pathInfo is the same' },
    { path: '/a', pathInfo: '', responseName: 'Success', shown: 'store a', why: 'the path when pathInfo is empty' },
    { path: '/a', pathInfo: null, responseName: 'Failure', shown: undefined, why: 'nothing for an unknown response name' },
    { path: '/x', pathInfo: '/y', responseName: 'Success', shown: undefined, why: 'nothing for unknown paths' },
  ])('$why', ({ path, pathInfo, responseName, shown }) => {
    expect(resolveScreen({ path, pathInfo, responseName }, maps)?.title).toBe(shown);
  });

  it('is one that a map has under one of the two keys, and none exactly when no map has one [spec 2.129, 4.11]', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/x');
    const name = fc.constantFrom('Success', 'Failure');
    fc.assert(
      fc.property(path, fc.option(path), name, (asked, pathInfo, responseName) => {
        const keys = [pathInfo ?? asked, asked].map((candidate) => screenKey(candidate, responseName));
        const found = resolveScreen({ path: asked, pathInfo, responseName }, maps);
        const candidates = keys.flatMap((key) => [maps.store.get(key), maps.defaults.get(key)]).filter((entry) => entry !== undefined);
        expect(found).toBe(candidates[0] ?? null);
      }),
    );
  });
});

describe('the screen of an answer where the maps are a part of others', () => {
  const first: ScreenMaps = { store: new Map([...maps.store].slice(0, 1)), defaults: new Map([...maps.defaults].slice(0, 3)) };

  it.each([
    { path: '/a', pathInfo: undefined, shown: 'store a', why: 'is that of the path' },
    { path: '/x', pathInfo: '/c', shown: 'default c', why: 'is that of pathInfo' },
    { path: '/a', pathInfo: '', shown: 'store a', why: 'is that of the path when pathInfo is empty' },
    { path: '/a', pathInfo: '/d', shown: undefined, why: 'is not that of the path while pathInfo may have one in the others' },
    { path: '/d', pathInfo: undefined, shown: undefined, why: 'is none that only the others have' },
  ])('$why', ({ path, pathInfo, shown }) => {
    expect(resolveFirst({ path, pathInfo, responseName: 'Success' }, first)?.title).toBe(shown);
  });

  it('is never another one than the whole has', () => {
    const path = fc.constantFrom('/a', '/c', '/d', '/x');
    fc.assert(
      fc.property(path, fc.option(path), fc.constantFrom('Success', 'Failure'), (asked, pathInfo, responseName) => {
        const question = { path: asked, pathInfo, responseName };
        const whole: ScreenMaps = { store: first.store, defaults: maps.defaults };
        const found = resolveFirst(question, first);
        expect(found === null || found === resolveScreen(question, whole)).toBe(true);
      }),
    );
  });
});
