import type { ColorTokens } from './theme-tokens.ts';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) throw new Error(`"${hex}" is not a six-digit hex color, so its contrast cannot be computed; write it as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((pair) => channel(Number.parseInt(pair, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colors, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A pair of tokens that meet on the screen, and the ratio they must reach. */
export interface ContrastPair {
  readonly front: keyof ColorTokens;
  readonly back: keyof ColorTokens;
  readonly minimum: 4.5 | 3;
}

const text = (front: keyof ColorTokens, ...backs: (keyof ColorTokens)[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, minimum: 4.5 }));
const control = (front: keyof ColorTokens, ...backs: (keyof ColorTokens)[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, minimum: 3 }));

/** The pairs that the components of this package put together. A theme's own test checks them all. */
export const tokenContrastPairs: readonly ContrastPair[] = [
  ...text('text', 'surface', 'surfaceMuted', 'canvas', 'actionSurface'),
  ...text('textMuted', 'surface', 'surfaceMuted', 'canvas', 'actionSurface'),
  ...text('link', 'surface', 'surfaceMuted', 'canvas', 'actionSurface'),
  ...text('linkHover', 'surface', 'surfaceMuted', 'canvas', 'actionSurface'),
  ...text('action', 'surface', 'actionSurface'),
  ...text('actionHover', 'surface', 'actionSurface'),
  ...text('actionText', 'action', 'actionHover'),
  ...text('danger', 'surface'),
  ...text('dangerText', 'danger', 'dangerHover'),
  ...text('headerText', 'headerSurface', 'headerSurfaceMuted'),
  ...text('headerTextMuted', 'headerSurface', 'headerSurfaceMuted'),
  ...text('tableHeaderText', 'tableHeaderSurface'),
  ...text('text', 'tableHeaderSurface', 'successSurface', 'warningSurface', 'errorSurface', 'infoSurface'),
  ...text('textMuted', 'tableHeaderSurface'),
  ...text('link', 'tableHeaderSurface', 'successSurface', 'warningSurface', 'errorSurface', 'infoSurface'),
  ...text('attentionText', 'attention'),
  ...text('successText', 'successSurface', 'surface'),
  ...text('warningText', 'warningSurface', 'surface'),
  ...text('errorText', 'errorSurface', 'surface'),
  ...text('infoText', 'infoSurface', 'surface'),
  ...control('borderControl', 'surface', 'surfaceMuted', 'canvas', 'actionSurface'),
  ...control('action', 'surface', 'surfaceMuted', 'canvas', 'actionSurface'),
  ...control('actionHover', 'surface', 'surfaceMuted', 'canvas'),
  ...control('danger', 'surface', 'surfaceMuted', 'canvas'),
  ...control('dangerHover', 'surface', 'surfaceMuted', 'canvas'),
  // The outline of a field with an error, and a bar of progress that has come to its end.
  ...control('errorBorder', 'surface', 'surfaceMuted', 'canvas'),
  ...control('successText', 'surface'),
  ...control('focus', 'surface', 'surfaceMuted', 'canvas', 'actionSurface', 'tableHeaderSurface', 'headerSurface', 'successSurface', 'warningSurface', 'errorSurface', 'infoSurface'),
];
