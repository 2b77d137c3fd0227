import { token } from '../tokens/index.ts';

/** Distance between children, by name of the space scale. */
export type Gap = 'none' | 'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl';

/** The gap's CSS length. */
export function gapLength(gap: Gap): string {
  return gap === 'none' ? '0' : token(`space.${gap}`);
}

export const gaps: readonly Gap[] = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'];
