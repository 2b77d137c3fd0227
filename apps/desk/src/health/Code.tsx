import { css } from '@emotion/react';
import { token } from '@quartermaster/ui';

const code = css({ fontSize: token('fontSize.sm'), overflowWrap: 'anywhere' });

/** A word of a program: a code, an id, a statement. */
export const Code = ({ text }: { text: string }) => <code css={code}>{text}</code>;
