import { signalCodes } from '../codes/signal-codes.ts';
import type { ActivityFacts } from './facts.ts';
import type { Given } from './rule.ts';

/** The activity that a requisition is delivered to; null: the signal code names none, or it is not known. */
export function shipTo({ requisition: { signalCode }, facts }: Pick<Given, 'requisition' | 'facts'>): ActivityFacts | null {
  const signal = signalCodes.find(signalCode);
  if (signal === undefined) return null;
  return signal.more.shipTo === 'supplementary' ? facts.supplementary : facts.requisitioner;
}
