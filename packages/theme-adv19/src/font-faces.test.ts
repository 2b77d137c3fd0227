import { themeCss } from '@quartermaster/ui';
import { expect, test } from 'vitest';
import adv19 from './index.ts';

test('the font is served by ourselves, shows a substitute meanwhile, and the substitute is measured', () => {
  const css = themeCss(adv19);
  expect(css.match(/font-display:swap/g)).toHaveLength(2);
  const substitutes = css.match(/@font-face{[^}]*local\([^}]*}/g) ?? [];
  expect(substitutes.map((face) => /font-weight:(\d+)/.exec(face)?.[1]).toSorted()).toEqual(['400', '400', '400', '700', '700', '700']);
  for (const face of substitutes) expect(face).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/);
  expect(css).not.toMatch(/url\("https?:/);
  expect(adv19.preloadFonts).toHaveLength(2);
});

test('the trade mark sign is raised: the font, which has it on the baseline, is not asked for it', () => {
  const ranges = [...themeCss(adv19).matchAll(/unicode-range:([^;}]+)/g)].map(([, range]) => range ?? '');
  expect(ranges).toHaveLength(2);
  for (const range of ranges) {
    const covered = range.split(',').some((part) => {
      const [from = 0, to = from] = part.replace('U+', '').split('-').map((end) => Number.parseInt(end, 16));
      return from <= 0x21_22 && 0x21_22 <= to;
    });
    expect(covered).toBe(false);
  }
});

test('every token becomes a variable', () => {
  expect(themeCss(adv19)).toContain('--qm-color-surface-muted:#f3f5f8');
  expect(themeCss(adv19)).toContain('--qm-font-size-md:1rem');
});
