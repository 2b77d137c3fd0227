import { Global } from '@emotion/react';
import { globalRules } from './global-rules.ts';

/** The rules that every page shares. Rendered once, at the root. */
export function GlobalStyles() {
  return <Global styles={globalRules} />;
}
