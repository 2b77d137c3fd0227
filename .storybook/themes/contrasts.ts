import { contrastRatio, tokenContrastPairs, type ColorTokens, type ContrastPair } from '@quartermaster/ui';

/** Two colors that meet, and how well they can be told apart. */
export interface Contrast extends ContrastPair {
  /** From 1 to 21. */
  readonly ratio: number;
}

export const contrastsIn = (color: ColorTokens): readonly Contrast[] => tokenContrastPairs.map((pair) => ({ ...pair, ratio: contrastRatio(color[pair.front], color[pair.back]) }));

/** The least contrast of a color with those that it is shown on, in words: `4.6:1 on canvas`. Empty: it is shown on no other. */
export function leastContrast(contrasts: readonly Contrast[], token: string): string {
  const [least] = contrasts.filter(({ front }) => `color.${front}` === token).toSorted((a, b) => a.ratio - b.ratio);
  return least === undefined ? '' : `${least.ratio.toFixed(2)}:1 on ${least.back}`;
}
