import { css } from '@emotion/react';
import type { ProductDetail } from '@quartermaster/contracts';
import { Disclosure, media, token } from '@quartermaster/ui';
import { specificationRows, type Specification } from './specification-rows.ts';

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: token('fontSize.sm'),
  lineHeight: token('lineHeight.dense'),
  '& th, & td': { padding: `6px ${token('space.xs')}`, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { width: '42%', fontWeight: token('fontWeight.regular'), color: token('color.textMuted') },
  '& tr:nth-of-type(odd)': { background: token('color.surfaceMuted') },
});
const fold = css({
  // Paper has no fold.
  [media.print]: { '& summary': { display: 'none' }, '& details::details-content': { contentVisibility: 'visible', display: 'block' } },
});

/** The facts of a product, its numbers first; of many the rest is folded, and how it is packed. */
export function SpecificationTable({ product }: { product: ProductDetail }) {
  const isService = product.kind === 'service';
  const own: [string, string | null][] = [
    [isService ? 'Contractor' : 'Manufacturer', product.manufacturer],
    [isService ? 'Special item number' : 'Part number', product.partNumber],
    ['National stock number (NSN)', product.nsn],
    ['Unit of issue', product.unitOfIssue === null ? null : `${product.unitOfIssue.name} (${product.unitOfIssue.code})`],
    ['Category', product.category.name],
  ];
  const rows = [
    ...own.flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
    ...product.specifications,
  ];
  const { shown, folded } = specificationRows(rows);
  return (
    <div>
      <Rows label="Specifications" rows={shown} />
      {folded.length > 0 && (
        <div css={fold}>
          <Disclosure title={`More specifications (${folded.length})`}>
            <Rows label="More specifications" rows={folded} />
          </Disclosure>
        </div>
      )}
    </div>
  );
}

function Rows({ label, rows }: { label: string; rows: readonly Specification[] }) {
  return (
    <table css={table} aria-label={label}>
      <tbody>
        {rows.map((row) => <tr key={`${row.name}\n${row.value}`}><th scope="row">{row.name}</th><td>{row.value}</td></tr>)}
      </tbody>
    </table>
  );
}
