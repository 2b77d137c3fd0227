import { css } from '@emotion/react';
import type { ReactNode } from 'react';

// As wide as words are: a table would make a column of what may break anywhere as narrow as a letter.
const words = css({ display: 'inline-block', minWidth: '8em', overflowWrap: 'anywhere' });

/** What somebody typed, in a row: an address or a word of 300 letters breaks where it must, and does not push the other columns off the screen. */
export const AnyWords = ({ children }: { children: ReactNode }) => <span css={words}>{children}</span>;
