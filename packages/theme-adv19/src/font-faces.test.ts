import { themeCss } from '@quartermaster/ui';
import { expect, test } from 'vitest';
import adv19 from './index.ts';

test('the font is served by ourselves, shows a substitute meanwhile, and the substitute is measured', () => {
  const css = themeCss(adv19);
  expect(css.match(/font-display:swap/g)).toHaveLength(2);
  expect(css.match(/size-adjust/g)).toHaveLength(2);
  expect(css).not.toMatch(/url\("https?:/);
  expect(adv19.preloadFonts).toHaveLength(2);
});

test('every token becomes a variable', () => {
  expect(themeCss(adv19)).toContain('--qm-color-surface-muted:#f3f5f8');
  expect(themeCss(adv19)).toContain('--qm-font-size-md:1rem');
});
