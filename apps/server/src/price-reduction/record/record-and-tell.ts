import type { Connection } from '@quartermaster/database';
import { mailWaiting } from '../../mail/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { outcomeMails } from '../mails.ts';
import type { KeptReduction } from './kept-reduction.ts';
import { recordReductionEvent, type HappenedToReduction, type ReductionRecording } from './record-event.ts';

export interface TellingTools {
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

/** Records what became of a price reduction, with the mails about it, in the caller's transaction. */
export async function recordAndTell(connection: Connection, kept: KeptReduction, happened: Omit<HappenedToReduction, 'reductionId'>, { webOrigin, randomness }: TellingTools): Promise<ReductionRecording> {
  const recorded = await recordReductionEvent(connection, { ...happened, reductionId: kept.reductionId });
  if (recorded.kind === 'refused') return recorded;
  const { status, terms, reason, orderNumber } = recorded.state;
  const after = { ...kept, status, price: terms?.price ?? null, until: terms?.until ?? null, reason, orderNumber };
  for (const mail of outcomeMails(after, webOrigin)) await connection.query(mailWaiting(mail, happened.now, randomness.uuid()));
  return recorded;
}
