import { css } from '@emotion/react';
import { Fragment } from 'react';

const whole = css({ display: 'inline-block', maxWidth: '100%' });

/** Names and numbers of an item in one line, without the empty ones. A number that is broken at one of its hyphens is read as two; one that is longer than the line is broken all the same. */
export function WholeNumbers({ parts, between }: { parts: readonly string[]; between: string }) {
  return parts.filter((part) => part !== '').map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a manufacturer may be named as its part is
    <Fragment key={`${place} ${part}`}>{place > 0 && between}<span css={whole}>{part}</span></Fragment>
  ));
}
