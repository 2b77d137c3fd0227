import { Sheet } from '@quartermaster/ui';
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx';

export interface FacetSheetProps extends FacetPanelProps {
  onClose: () => void;
  /** The label of the button that closes it, which tells the outcome: "Show 128 results". */
  doneLabel: string;
}

/** The facets on a phone. A change takes effect at once, behind the sheet. */
export function FacetSheet({ onClose, doneLabel, ...panel }: FacetSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title="Filter results" doneLabel={doneLabel}>
      <FacetPanel {...panel} />
    </Sheet>
  );
}
