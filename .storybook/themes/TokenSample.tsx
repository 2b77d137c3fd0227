import { useCallback } from 'react';
import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';
import { lookOf } from './token-looks.ts';

// A row without text has no baseline.
const onTheLine = { '&::before': { content: String.raw`'\200b'` } };
const samples = {
  box: css({ width: 72, lineHeight: '28px', border: `1px solid ${token('color.borderControl')}`, ...onTheLine }),
  bar: css({ maxWidth: 256, lineHeight: '12px', background: token('color.action'), ...onTheLine }),
  text: css({ lineHeight: token('lineHeight.heading') }),
} as const;

/** The look of a token; nothing where its value says enough. */
export function TokenSample({ name, value }: { name: string; value: string }) {
  const look = lookOf(name);
  const property = look?.property;
  // The value is data, not design: no class can be written for it beforehand, and no style attribute is allowed.
  const dress = useCallback((element: HTMLDivElement | null) => {
    if (property !== undefined) element?.style.setProperty(property, value);
  }, [property, value]);
  return look === null ? null : <div css={samples[look.sample]} ref={dress}>{look.sample === 'text' ? 'Aa 123' : null}</div>;
}
