/** How a token is shown: which property of a sample it sets. */
export interface TokenLook {
  readonly sample: 'box' | 'bar' | 'text';
  readonly property: string;
}

const looks: Readonly<Record<string, TokenLook>> = {
  color: { sample: 'box', property: 'background' },
  radius: { sample: 'box', property: 'border-radius' },
  shadow: { sample: 'box', property: 'box-shadow' },
  space: { sample: 'bar', property: 'width' },
  size: { sample: 'bar', property: 'width' },
  fontSize: { sample: 'text', property: 'font-size' },
  fontWeight: { sample: 'text', property: 'font-weight' },
};

/** How a token is shown, by its name as a token (`fontSize.md`) or as a variable (`font-size-md`); null: its value says enough. */
export function lookOf(name: string): TokenLook | null {
  const group = Object.keys(looks).find((one) => name.startsWith(`${one}.`) || name.startsWith(`${one.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-`));
  return group === undefined ? null : (looks[group] ?? null);
}
