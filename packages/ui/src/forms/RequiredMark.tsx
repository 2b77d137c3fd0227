import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

const mark = css({ fontWeight: token('fontWeight.regular'), color: token('color.textMuted') });

/** Says by a word that an entry is required. */
export function RequiredMark() {
  return <span css={mark}> (required)</span>;
}
