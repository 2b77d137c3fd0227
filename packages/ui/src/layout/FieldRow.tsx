import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens/index.ts';
import { Grid } from './Grid.tsx';

/** Label, hint, control and message of each field are four rows that all fields of a line share, so that controls are on one level whether a field beside has a hint or not. */
const level = css({
  '@supports (grid-template-rows: subgrid)': {
    rowGap: 0,
    alignItems: 'stretch',
    marginBlockEnd: `calc(-1 * ${token('space.lg')})`,
    '& > *': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', rowGap: 0, marginBlockEnd: token('space.lg') },
    '& > * > label': { gridRow: 1, paddingBlockEnd: token('space.xxs') },
    '& > * > [id$="-hint"]': { gridRow: 2, paddingBlockEnd: token('space.xxs') },
    '& > * > div': { gridRow: 3 },
    '& > * > [id$="-error"]': { gridRow: 4, paddingBlockStart: token('space.xxs') },
  },
});

export interface FieldRowProps {
  layout: 'two' | 'three' | 'four';
  /** Fields alone. */
  children: ReactNode;
}

/** Fields side by side, their controls on one level; below each other on a phone. */
export function FieldRow({ layout, children }: FieldRowProps) {
  return <Grid layout={layout} css={level}>{children}</Grid>;
}
