import { describe, expect, it } from 'vitest';
import { serverPoint } from '@quartermaster/deployment';
import { wholeNumber } from '../runtime/setting-kinds.ts';
import { defineToken, type Source } from '../runtime/token.ts';
import { byDefault } from './by-default.ts';
import { composeAreas } from './compose-areas.ts';
import { defineArea, type Area } from './define-area.ts';
import type { AreaDiagnosticCode } from './diagnostics.ts';
import { provide } from './provider.ts';

const tide = defineToken<number>('tide', 'How high the water is.');
const moon = defineToken<number>('moon', 'Where the moon is.');
const depth = serverPoint<number>()('depth', 'one', { doc: 'How deep the harbor is.' });
const flags = serverPoint<string>()('flags', 'keyed', { doc: 'What each flag says.' });
const piers = wholeNumber('PIERS', { otherwise: 2, least: 1, most: 9, doc: 'how many piers' });

const harbor = defineArea({ name: 'harbor', provides: [provide(tide, { needs: { moon }, open: ({ moon }) => moon + 1 })], settings: [piers], points: [byDefault(depth, { open: () => 12 })] });
const sky = defineArea({ name: 'sky', provides: [provide(moon, { open: () => 1 })] });
const pilot = defineArea({ name: 'pilot', needs: { tide, depth, piers } });

const codesOf = (areas: readonly Area[], given: readonly Source<unknown>[] = []) => {
  const composed = composeAreas(areas, given, () => ['0002-second.sql']);
  return composed.ok ? [] : composed.diagnostics.map(({ code, area }) => [code, area]);
};
const messagesOf = (areas: readonly Area[], given: readonly Source<unknown>[] = []) => {
  const composed = composeAreas(areas, given);
  return composed.ok ? [] : composed.diagnostics.map(({ message }) => message);
};

describe('composing areas', () => {
  it('puts what is needed before what needs it, in whichever order the areas are listed', () => {
    for (const areas of [[pilot, harbor, sky], [sky, harbor, pilot]]) {
      const composed = composeAreas(areas, []);
      if (!composed.ok) throw new Error(JSON.stringify(composed.diagnostics));
      const order = composed.composition.providers.map(({ gives }) => gives.id);
      expect(order.toSorted()).toEqual(['depth', 'moon', 'tide']);
      expect(order.indexOf('moon')).toBeLessThan(order.indexOf('tide'));
      expect(composed.composition.settings).toEqual([piers]);
    }
  });

  it('lets what the program gives count before what an area provides', () => {
    const composed = composeAreas([pilot, harbor], [moon, depth]);
    expect(composed.ok && composed.composition.providers.map(({ gives }) => gives)).toEqual([tide]);
  });

  const another = (area: Partial<Area>): Area => defineArea({ name: 'another', ...area });
  it.each<[what: string, code: AreaDiagnosticCode, areas: readonly Area[], given?: readonly Source<unknown>[]]>([
    ['two areas of one name', 'AREA_DUPLICATE', [sky, another({ name: 'sky' })]],
    ['a name that no folder would have', 'AREA_NAME_INVALID', [sky, another({ name: 'New Harbor' })]],
    ['a setting that two areas declare', 'SETTING_DUPLICATE', [harbor, sky, another({ settings: [wholeNumber('PIERS', { otherwise: 3, least: 1, most: 9, doc: 'how many' })] })]],
    ['a setting that is needed and declared by none', 'SETTING_MISSING', [sky, another({ needs: { piers } })]],
    ['a token that two areas give', 'TOKEN_DUPLICATE', [sky, another({ provides: [provide(moon, { open: () => 2 })] })]],
    ['a token that is needed and given by none', 'TOKEN_MISSING', [sky, another({ needs: { tide } })]],
    ['a token that another token needs and nothing gives', 'TOKEN_MISSING', [harbor]],
    ['a point that two areas declare', 'POINT_DUPLICATE', [harbor, sky, another({ points: [byDefault(depth, { open: () => 1 })] })]],
    ['a key of a point that two areas declare', 'POINT_DUPLICATE', [another({ points: [byDefault(flags, 'red', { open: () => 'stop' })] }), defineArea({ name: 'buoys', points: [byDefault(flags, 'red', { open: () => 'port' })] })]],
    ['a token that the default of a key needs and nothing gives', 'TOKEN_MISSING', [another({ points: [byDefault(flags, 'red', { needs: { tide }, open: ({ tide }) => String(tide) })] })]],
    ['migrations that are out of order', 'MIGRATION_OUT_OF_ORDER', [sky, another({ migrations: { folder: new URL('file:///another/migrations/') } })]],
    ['a point that is needed and declared by none', 'POINT_MISSING', [sky, another({ needs: { depth } })]],
  ])('reports %s', (_what, code, areas, given) => {
    expect(codesOf(areas, given).map(([found]) => found)).toEqual([code]);
  });

  it('takes keys of one point from several areas, and opens all of them before what needs the point', () => {
    const reader = defineArea({ name: 'reader', provides: [provide(tide, { needs: { flags }, open: ({ flags }) => flags.size })] });
    const one = another({ points: [byDefault(flags, 'red', { open: () => 'stop' })] });
    const other = defineArea({ name: 'buoys', points: [byDefault(flags, 'green', { open: () => 'go' })] });
    const composed = composeAreas([reader, one, other], []);
    expect(composed.ok && composed.composition.providers.map(({ gives }) => gives.id)).toEqual(['flags', 'flags', 'tide']);
    expect(composed.ok && composed.composition.points.map(({ point, key }) => [point.id, key])).toEqual([['flags', 'red'], ['flags', 'green']]);
  });

  it('names the key that two areas declare', () => {
    const red = byDefault(flags, 'red', { open: () => 'stop' });
    expect(messagesOf([another({ points: [red] }), defineArea({ name: 'buoys', points: [red] })])).toEqual(['another gives flags "red", too. One area gives it, and the others need it.']);
  });

  it('prints the way of a cycle, with the areas that give each value', () => {
    const round = defineArea({ name: 'sky', provides: [provide(moon, { needs: { tide }, open: ({ tide }) => tide })] });
    expect(codesOf([round, harbor])).toEqual([['NEEDS_CYCLE', 'sky']]);
    expect(messagesOf([round, harbor])[0]).toContain('moon (sky) needs tide (harbor) needs moon (sky)');
  });

  it('reports everything at once, with the area to change and what to do', () => {
    const broken = [harbor, another({ needs: { tide }, settings: [piers] }), another({})];
    expect(codesOf(broken)).toEqual([['AREA_DUPLICATE', 'another'], ['SETTING_DUPLICATE', 'another'], ['TOKEN_MISSING', 'harbor']]);
    for (const message of messagesOf(broken)) expect(message).toMatch(/\. [A-Z].*\.$/);
  });
});
