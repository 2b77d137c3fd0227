import {
  bannerPoint, footerPoint, headerPoint, logoPoint, themePoint, welcomeTextPoint, contribution, type Contribution, type ExtensionPoint,
} from '../extension/index.ts';
import type { StorePlugin } from './define-store.ts';

/** The store's theme and brand as contributions. They take the place of a default where there is one. */
export function brandContributions({ theme, brand }: StorePlugin): Contribution[] {
  const given = <Value>(point: ExtensionPoint<Value, 'one'>, value: Value | undefined): Contribution[] =>
    value === undefined ? [] : [contribution(point, value)];
  return [
    ...given(themePoint, theme),
    ...given(logoPoint, brand.Logo),
    ...given(welcomeTextPoint, brand.welcomeText),
    ...given(headerPoint, brand.Header),
    ...given(footerPoint, brand.Footer),
    ...given(bannerPoint, brand.Banner),
  ];
}
