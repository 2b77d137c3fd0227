import type { StylisPlugin } from '@emotion/cache';

/** What a browser for which the web is built (ES2022) may know under a prefixed name alone. Everything else, a grid or a flex box above all, has its own name in each. */
const properties = new Set([
  'backdrop-filter', 'box-decoration-break', 'hyphens', 'mask', 'mask-composite', 'mask-image', 'mask-position', 'mask-repeat', 'mask-size', 'print-color-adjust', 'user-select',
]);

/** In place of Emotion's own plugin, whose prefixes for browsers of 2015 are a third of all styles. */
export const stillPrefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && properties.has(element.props)) element.return = `-webkit-${element.value}${element.value}`;
};
