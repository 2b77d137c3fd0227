/** A page of tokens, under the word by which a person who designs looks for it. */
export interface TokenPage {
  readonly title: string;
  /** Groups of `ThemeTokens`. */
  readonly groups: readonly string[];
}

export const tokenPages: readonly TokenPage[] = [
  { title: 'Color', groups: ['color'] },
  { title: 'Typography', groups: ['fontFamily', 'fontSize', 'fontWeight', 'lineHeight'] },
  { title: 'Spacing', groups: ['space'] },
  { title: 'Radius', groups: ['radius'] },
  { title: 'Shadow', groups: ['shadow'] },
  { title: 'Size', groups: ['size'] },
];

/** The tokens of groups with their values, in the order of the theme: `color.text` and `#1b2633`. */
export function tokensIn(tokens: object, groups: readonly string[]): Map<string, string> {
  const steps: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...tokens };
  return new Map(groups.flatMap((group) => Object.entries(steps[group] ?? {}).map(([step, value]) => [`${group}.${step}`, value] as const)));
}
