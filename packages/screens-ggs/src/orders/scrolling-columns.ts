import { css } from '@emotion/react';
import { media } from '@quartermaster/ui';
import { titleFirst } from './title-first.ts';

/** In a roomy theme the columns need more than a window at 200 % has: then they scroll by themselves, and not the page. */
export const scrollingColumns = css(titleFirst, { overflowX: 'auto', [media.print]: { overflowX: 'visible' } });
