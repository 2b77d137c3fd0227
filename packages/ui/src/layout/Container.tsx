import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';
import { media } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const whole = css({ width: '100%', marginInline: 'auto', paddingInline: token('space.lg'), [media.phone]: { paddingInline: token('space.md') } });
const content = css(whole, { maxWidth: token('size.contentMax') });
/** Its text is short; it begins where wider pages begin, so that titles do not move from page to page. */
const narrow = css(whole, { maxWidth: 720, marginInlineStart: `max(0px, (100% - ${token('size.contentMax')}) / 2)` });
const widths = { whole, content, narrow };

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  width?: keyof typeof widths;
}

/** Centers the content at the theme's width; `whole` uses all there is, `narrow` suits a form. */
export function Container({ width = 'content', ...rest }: ContainerProps) {
  return <div css={widths[width]} {...rest} />;
}
