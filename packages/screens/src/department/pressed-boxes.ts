import { css, type SerializedStyles } from '@emotion/react';
import { token } from '@quartermaster/ui';

/** A list of boxes, each pressed as a whole by the one link in it. @param narrowest width of a box where there is room, in px */
export const pressedBoxes = (narrowest: number): SerializedStyles => css({
  'display': 'grid', 'gap': token('space.sm'), 'gridTemplateColumns': `repeat(auto-fill, minmax(min(100%, ${narrowest}px), 1fr))`,
  '& > li': { position: 'relative', padding: token('space.md'), border: `1px solid ${token('color.border')}`, borderRadius: token('radius.md'), background: token('color.surface') },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
});
