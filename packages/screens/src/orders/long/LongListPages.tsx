import { Button, Inline, Select, VisuallyHidden } from '@quartermaster/ui';
import { linesAtOnce } from './shown-lines.ts';
import type { LongList } from './use-shown-part.ts';

type Pages = Pick<LongList, 'page' | 'pageCount' | 'matching' | 'show'>;

interface LongListPagesProps {
  list: Pages;
  /** What the list is, such as "your cart". */
  of: string;
  /** Lines of one part. */
  atOnce?: number;
}

/** The ways to the other parts of a long list. Nothing where there is one. */
export function LongListPages({ list: { page, pageCount, matching, show }, of, atOnce = linesAtOnce }: LongListPagesProps) {
  if (pageCount === 1) return null;
  const options = Array.from({ length: pageCount }, (_, nth) => ({ value: String(nth + 1), label: `${nth * atOnce + 1} to ${Math.min((nth + 1) * atOnce, matching)}` }));
  return (
    <nav aria-label={`Parts of ${of}`}>
      <Inline justify="center" align="end" gap="sm">
        <Button icon="chevronLeft" isDisabled={page === 1} onClick={() => show(page - 1)}><span>Previous<VisuallyHidden> items of {of}</VisuallyHidden></span></Button>
        <Select label={`Part of ${of} that is shown`} isLabelHidden value={String(page)} options={options} onChange={(event) => show(Number(event.target.value))} />
        <Button isDisabled={page === pageCount} onClick={() => show(page + 1)}><span>Next<VisuallyHidden> items of {of}</VisuallyHidden></span></Button>
      </Inline>
    </nav>
  );
}
