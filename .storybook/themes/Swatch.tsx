import { useCallback } from 'react';
import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';
import { isColor } from './variables.ts';

const box = css({ width: 96, height: 32, border: `1px solid ${token('color.borderControl')}` });

/** A colour to look at; nothing for other values. */
export function Swatch({ value }: { value: string }) {
  // The value is data, not design: no class can be written for it beforehand, and no style attribute is allowed.
  const paint = useCallback((element: HTMLDivElement | null) => element?.style.setProperty('background', value), [value]);
  return isColor(value) ? <div css={box} ref={paint} /> : null;
}
