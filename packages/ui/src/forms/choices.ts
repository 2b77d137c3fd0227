import type { ReactNode } from 'react';

/** One choice of a group. */
export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown at the end of the row, such as a count. */
  detail?: ReactNode;
  isDisabled?: boolean;
}
