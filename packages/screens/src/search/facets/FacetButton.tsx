import { css } from '@emotion/react';
import { Button, latePart, media } from '@quartermaster/ui';
import { filterCount } from '../address/search-address.ts';
import type { FacetPanelProps } from './FacetPanel.tsx';

// The wide page never opens the sheet: its dialog library comes with the first press.
const FacetSheet = latePart(async () => (await import('./FacetSheet.tsx')).FacetSheet);

const narrowOnly = css({ [media.wide]: { display: 'none' } });

export interface FacetButtonProps extends FacetPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The label of the button that closes the sheet, which tells the outcome: "Show 128 results". */
  doneLabel: string;
}

/** The facets of a narrow page: a button beside the number of results, and a sheet. */
export function FacetButton({ isOpen, onOpenChange, doneLabel, ...panel }: FacetButtonProps) {
  const count = filterCount(panel.search.address);
  return (
    <div css={narrowOnly}>
      <Button icon="filter" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        {count === 0 ? 'Filter' : `Filter (${count} on)`}
      </Button>
      {isOpen && <FacetSheet {...panel} doneLabel={doneLabel} onClose={() => onOpenChange(false)} />}
    </div>
  );
}
