import type { CartLine } from '@quartermaster/contracts';
import { Button, VisuallyHidden } from '@quartermaster/ui';
import type { CartChanges } from '../changes/use-cart-changes.ts';

/** At the one line that stops the order: takes it out, and goes on to the step of checkout that the rest needs. */
export function RemoveAndCheckOut({ line, changes }: { line: CartLine; changes: CartChanges }) {
  const [first, ...others] = changes.stopping;
  if (first?.cartKey !== line.cartKey || others.length > 0) return null;
  return (
    <div>
      <Button size="sm" onClick={() => void changes.removeAndCheckOut()}><span>Remove<VisuallyHidden> {line.name}</VisuallyHidden> and check out</span></Button>
    </div>
  );
}

/** In the summary, where several lines stop the order: takes all of them out at once. */
export function RemoveAllAndCheckOut({ changes }: { changes: CartChanges }) {
  const { length } = changes.stopping;
  if (length < 2) return null;
  return <Button isWhole onClick={() => void changes.removeAndCheckOut()}>Remove the {length.toLocaleString('en-US')} items that cannot be ordered, and check out</Button>;
}
