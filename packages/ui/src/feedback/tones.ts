import { css } from '@emotion/react';
import type { IconName } from '../icons/index.ts';
import { token } from '../tokens/index.ts';

/** How a message is meant. Each tone has a sign and a word besides its color. */
export type Tone = 'info' | 'success' | 'warning' | 'error';

export const toneIcon: Record<Tone, IconName> = { info: 'info', success: 'success', warning: 'warning', error: 'error' };
export const toneWord: Record<Tone, string> = { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' };

const ofTone = (tone: Tone) => css({
  background: token(`color.${tone}Surface`),
  borderColor: token(`color.${tone}Border`),
  '& > svg:first-of-type': { color: token(`color.${tone}Text`) },
});

export const toneColors = { info: ofTone('info'), success: ofTone('success'), warning: ofTone('warning'), error: ofTone('error') };
