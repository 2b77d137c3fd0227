import { css } from '@emotion/react';
import { Alert, Button, token } from '@quartermaster/ui';
import type { Removal } from './made-change.ts';
import { removalNoticeId } from './removal-notice-id.ts';
import type { CartChanges } from './use-cart-changes.ts';

const frame = css({ display: 'flex', flex: 1, flexDirection: 'column', gap: token('space.xs'), borderRadius: token('radius.md') });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: token('space.xs'), '& > button': { marginBlock: `calc(-1 * ${token('space.xxs')})` } });

/** Takes the place of the line, says what was removed, and brings it back on demand. The line took the focus with it: the notice gets it. */
export function RemovalNotice({ removal, changes }: { removal: Removal; changes: CartChanges }) {
  const problem = changes.problemOf(removal.line.cartKey);
  return (
    <div css={frame} id={removalNoticeId} role="group" aria-label="Removed item" tabIndex={-1}>
      <Alert tone="success" isLive>
        <span css={row}>
          <span>{removal.line.name} removed from the cart.</span>
          <Button size="sm" icon="refresh" isPending={changes.isUndoing} pendingLabel="Restoring the item" onClick={() => void changes.undo(removal)}>Undo</Button>
        </span>
      </Alert>
      {problem !== undefined && <Alert tone="error" isLive>{problem}</Alert>}
    </div>
  );
}
