import { Alert, Button } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';
import type { CartChanges } from './use-cart-changes.ts';

/** Says what was changed, and takes it back on demand. A removed line took the focus with it: the notice gets it. */
export function ChangeNotice({ changes: { last, problem } }: { changes: CartChanges }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last !== null && document.activeElement === document.body) region.current?.focus();
  }, [last]);
  return (
    <div ref={region} role="status" tabIndex={-1}>
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      {last !== null && (
        <Alert tone="success" actions={<Button size="sm" icon="refresh" onClick={() => void last.undo()}>Undo</Button>}>{last.text}</Alert>
      )}
    </div>
  );
}
