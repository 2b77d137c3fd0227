import { css } from '@emotion/react';
import { media } from '@quartermaster/ui';

/** The box with the totals, below the tables at their end, where the amounts are. */
export const sumsAtTheEnd = css({ width: 320, marginInlineStart: 'auto', '& > aside': { position: 'static' }, [media.phone]: { width: 'auto', marginInlineStart: 0 } });
