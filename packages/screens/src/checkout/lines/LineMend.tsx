import type { CheckoutReview, VendorGroup } from '@quartermaster/contracts';
import { Alert, Button, Inline, Stack, VisuallyHidden } from '@quartermaster/ui';
import { mostOf } from './most-of.ts';
import { useLineMends } from './use-line-mends.ts';

type Line = VendorGroup['lines'][number];

/** What to do about a line that keeps the order from being placed: take it out, or order as many as there are. */
export function LineMend({ line, review, onMended }: { line: Line; review: CheckoutReview; onMended: () => void }) {
  const { remove, lower, isPending, failure } = useLineMends(line, onMended);
  if (!review.problems.some(({ cartKey, code }) => cartKey === line.cartKey && code !== 'PRICE_CHANGED')) return null;
  const most = mostOf(line);
  const of = <VisuallyHidden> of {line.name}</VisuallyHidden>;
  return (
    <Stack gap="xs">
      {failure !== null && <Alert tone="error" isLive>{failure.message}</Alert>}
      <Inline gap="xs">
        {most > 0 && <Button size="sm" isPending={isPending} pendingLabel="Saving the order" onClick={() => void lower(most)}><span>Lower to {most.toLocaleString('en-US')}{of}</span></Button>}
        <Button size="sm" isPending={isPending} pendingLabel="Saving the order" onClick={() => void remove()}><span>Remove<VisuallyHidden> {line.name}</VisuallyHidden></span></Button>
      </Inline>
    </Stack>
  );
}
