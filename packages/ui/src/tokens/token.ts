import type { TokenName } from './theme-tokens.ts';

/** `color.surfaceMuted` to `--qm-color-surface-muted`. */
export function variableName(name: string): string {
  return `--qm-${name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The value of a token as components write it: `token('color.action')` is `var(--qm-color-action)`. */
export function token(name: TokenName): string {
  return `var(${variableName(name)})`;
}
