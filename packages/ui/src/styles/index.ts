export { combined } from './combined.ts';
export { GlobalStyles } from './GlobalStyles.tsx';
export { barHeight, layer, media } from './media.ts';
export { controlBox, floating, panel, visuallyHidden } from './shared-styles.ts';
export { ThemeStyles } from './ThemeStyles.tsx';
export { ThemeStylesheet } from './ThemeStylesheet.tsx';
