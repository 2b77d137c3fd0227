import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';
import { linkedParts } from './linked-parts.ts';

const paper = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch', margin: 0, padding: token('space.md'), background: token('color.surfaceMuted'), borderRadius: token('radius.md'), fontFamily: token('fontFamily.text') });

/** The text of a letter as its reader gets it: lines as they were written, nothing of it is markup. Addresses of this marketplace are links; others may have been typed by anyone. */
export const Letter = ({ text }: { text: string }) => (
  <div css={paper}>
    {linkedParts(text, window.location.origin).map((part) => (part.isLink ? <a key={part.start} href={part.text} target="_blank" rel="noreferrer">{part.text}</a> : part.text))}
  </div>
);
