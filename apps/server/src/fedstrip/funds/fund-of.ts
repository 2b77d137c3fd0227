import type { FundKey } from '../../approvals/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import type { KeptRequest } from './kept-request.ts';

/** The fund code of requisitions, as their columns have it. */
export const fundCodeOf = ({ constants }: Pick<KeptEntry, 'constants'>): string => constants.fundCode.trim().toUpperCase();

/** The fund that requisitions under funds control are charged to; null: a limit of the store asks for an approver, and no budget pays. */
export const fundOf = (request: Pick<KeptRequest, 'cause' | 'code' | 'constants' | 'fiscalYear'>): FundKey | null =>
  (request.cause === 'funds' ? { aac: request.code, fund: fundCodeOf(request), fiscalYear: request.fiscalYear } : null);
