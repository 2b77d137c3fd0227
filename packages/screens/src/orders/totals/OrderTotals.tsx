import { totalsInWords, type Totals } from '@quartermaster/contracts';
import { DefinitionList } from '@quartermaster/ui';

/** The server's totals. */
export function OrderTotals({ totals }: { totals: Totals }) {
  return <DefinitionList look="sums" entries={totalsInWords(totals).map(([term, details]) => ({ term, details, ...(term === 'Total' && { isStrong: true }) }))} />;
}
