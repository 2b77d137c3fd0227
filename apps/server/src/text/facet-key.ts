import { fold } from './fold.ts';

/** A label as small letters and digits alone. */
export const facetKey = (label: string): string => fold(label).replace(/[^\p{L}\p{N}]/gu, '');
