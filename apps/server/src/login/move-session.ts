import { withTransaction } from '@quartermaster/database';
import type { RequestContext } from '../wire/index.ts';
import { identityAway } from './discovery.ts';
import type { Identity } from './identity.ts';
import { isBeingRenewed } from './renewal-turn.ts';

const pollMilliseconds = 100;
const patienceMilliseconds = 15_000;

type Move = 'moved' | 'nothing-kept' | 'moved-before' | 'wait';

/**
 * Gives the browser a new session and leaves its sign-on in it (specification, section 4: a store switch deletes the session
 * cookies). The old cookie is worthless from then on. Without a sign-on there is only the new cookie.
 */
export async function moveSession(identity: Identity, { session, messages }: RequestContext): Promise<void> {
  const [before, next] = [session.id, session.next()];
  for (let waited = 0; waited < patienceMilliseconds; waited += pollMilliseconds) {
    const move = await tryMove(identity, before, next.id);
    if (move !== 'wait') {
      // Of two tabs that switch at once one moves the session, and the browser keeps the cookie that this one got.
      if (move !== 'moved-before') next.take();
      if (move === 'moved') await messages.sessionChanged(before);
      return;
    }
    await identity.sleep(pollMilliseconds);
  }
  throw identityAway(new Error('The tokens of this session have been renewed for too long; it cannot be moved.'));
}

/** Never while the tokens are being renewed: the new ones would come back to a session that has gone. */
function tryMove({ database, box, clock }: Identity, from: string, to: string): Promise<Move> {
  const now = clock.now();
  return withTransaction(database, async (connection) => {
    const { rows } = await connection.query<{ tokens: Buffer | null; renewal_claimed_at: Date | null; moved_to: string | null }>(
      'select tokens, renewal_claimed_at, moved_to from marketplace.session where session_id = $1 and (expires_at > $2 or moved_to is not null) for update',
      [from, now],
    );
    const [row] = rows;
    if (row === undefined) return 'nothing-kept';
    if (row.moved_to !== null) return 'moved-before';
    if (isBeingRenewed(row.renewal_claimed_at, now)) return 'wait';
    const kept = row.tokens === null ? null : box.open(row.tokens, from);
    await connection.query(
      `insert into marketplace.session (session_id, buyer_id, tokens, renewed_at, linked_at, stores, created_at, expires_at)
       select $2, buyer_id, $3, renewed_at, linked_at, stores, created_at, expires_at from marketplace.session where session_id = $1`,
      [from, to, kept === null ? null : box.seal(kept, to)],
    );
    await connection.query('update marketplace.session set tokens = null, moved_to = $2, moved_at = $3, expires_at = $3 where session_id = $1', [from, to, now]);
    return 'moved';
  });
}
