import { contrastRatio, cssVariables, tokenContrastPairs, type ThemeTokens } from '@quartermaster/ui';
import { expect, test } from 'vitest';
import { tokens } from './tokens.ts';

test.each(tokenContrastPairs.map((pair) => ({ ...pair, ratio: contrastRatio(tokens.color[pair.front], tokens.color[pair.back]) })))(
  '$front on $back reaches $minimum:1',
  ({ ratio, minimum }) => {
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  },
);

test('a focus on a blue bar is gold, which can be seen there', () => {
  for (const bar of ['headerSurface', 'headerSurfaceMuted'] as const) expect(contrastRatio(tokens.color.attention, tokens.color[bar])).toBeGreaterThanOrEqual(3);
  expect(contrastRatio(tokens.color.headerTextMuted, tokens.color.headerSurfaceMuted)).toBeGreaterThanOrEqual(4.5);
});

test('what a mouse is aimed at is never smaller than 24 pixels (WCAG 2.2, 2.5.8)', () => {
  for (const size of [tokens.size.control, tokens.size.controlSmall]) expect(Number.parseInt(size, 10)).toBeGreaterThanOrEqual(24);
});

test('a theme that leaves a token out does not compile', () => {
  const { link: _link, ...withoutLink } = tokens.color;
  const { sidebar: _sidebar, ...withoutSidebar } = tokens.size;
  // @ts-expect-error -- a color is missing
  const noLink: ThemeTokens = { ...tokens, color: withoutLink };
  // @ts-expect-error -- a size is missing
  const noSidebar: ThemeTokens = { ...tokens, size: withoutSidebar };
  // @ts-expect-error -- a token that no component reads
  const tooMany: ThemeTokens = { ...tokens, radius: { ...tokens.radius, huge: '40px' } };
  expect([noLink, noSidebar, tooMany].map(cssVariables)).not.toContain(cssVariables(tokens));
});
