import type { Totals } from '@quartermaster/contracts';
import { formatMoney } from '@quartermaster/contracts';
import { DefinitionList } from '@quartermaster/ui';

/** The server's totals. */
export function OrderTotals({ totals }: { totals: Totals }) {
  return (
    <DefinitionList
      look="sums"
      entries={[
        { term: 'Subtotal', details: formatMoney(totals.subtotal) },
        { term: 'Shipping', details: totals.shipping.amount === 0 ? 'Included' : formatMoney(totals.shipping) },
        { term: 'Tax', details: totals.tax.amount === 0 ? 'Exempt' : formatMoney(totals.tax) },
        { term: 'Total', details: formatMoney(totals.total), isStrong: true },
      ]}
    />
  );
}
