export { contrastRatio, tokenContrastPairs, type ContrastPair } from './contrast.ts';
export type { ColorTokens, ThemeTokens, TokenName } from './theme-tokens.ts';
export { cssVariables, defineTheme, storeTheme, themeCss, type Theme } from './theme.ts';
export { token, variableName } from './token.ts';
