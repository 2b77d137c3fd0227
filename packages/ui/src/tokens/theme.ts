import { variableName } from './token.ts';
import type { ThemeTokens } from './theme-tokens.ts';

/** A look: all tokens, and what a stylesheet of its own adds. */
export interface Theme {
  readonly id: string;
  readonly tokens: ThemeTokens;
  /** CSS text that belongs to the tokens, such as font faces. It is inserted with the variables. */
  readonly fontFaces?: string;
  /** Address of a separate stylesheet, for a theme that restyles components. */
  readonly stylesheet?: string;
  /** Addresses of fonts worth preloading on the first page. */
  readonly preloadFonts?: readonly string[];
}

/** Declares a theme. The value is frozen: a theme is data, and two stores may share it. */
export function defineTheme(theme: Theme): Theme {
  return Object.freeze(theme);
}

/** The tokens as one `:root` rule of CSS variables. */
export function cssVariables(tokens: ThemeTokens): string {
  const declarations = Object.entries({ ...tokens }).flatMap(([group, values]) =>
    Object.entries<unknown>({ ...values }).map(([step, value]) => `${variableName(`${group}.${step}`)}:${String(value)}`),
  );
  return `:root{${declarations.join(';')}}`;
}

/** Everything a page needs in its head for a theme (the separate stylesheet apart). */
export function themeCss(theme: Theme): string {
  return `${theme.fontFaces ?? ''}${cssVariables(theme.tokens)}`;
}

/** A theme as a store gives it to the engine (`theme` of `defineStore`). */
export function storeTheme(theme: Theme): { readonly id: string; readonly css: string; readonly stylesheet?: string; readonly preloadFonts?: readonly string[] } {
  return {
    id: theme.id,
    css: themeCss(theme),
    ...(theme.stylesheet === undefined ? {} : { stylesheet: theme.stylesheet }),
    ...(theme.preloadFonts === undefined ? {} : { preloadFonts: theme.preloadFonts }),
  };
}
