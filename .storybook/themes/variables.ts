/** A CSS variable of a theme. */
export interface Variable {
  /** Without `--qm-`. */
  readonly name: string;
  readonly value: string;
}

/** The variables that the CSS text of a theme sets. */
export function variablesIn(css: string): Variable[] {
  return [...css.matchAll(/--qm-([\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => ({ name, value }));
}
