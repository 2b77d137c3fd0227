import { typedLine } from '../../mail/index.ts';
import type { ListedNotice } from '../notices/read-notices.ts';

/** What vendors were not told of yet, in lines for the operator. */
export const noticeLines = (notices: readonly ListedNotice[]): string =>
  notices.map(({ poNumber, vendorId, recorded: { event, happenedAt }, lastError }) =>
    `${poNumber}  ${event.kind} of ${happenedAt.toISOString()}  to ${typedLine(vendorId)}\n  ${lastError ?? 'The vendor does not have the purchase order yet.'}\n`).join('') || 'None.\n';
