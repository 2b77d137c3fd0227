import type { OrderApprovals } from '@quartermaster/deployment';
import type { ApprovalTimes } from '../../approvals/index.ts';

/** What sending requisitions needs beside the request. */
export interface FundsTools {
  readonly rules: OrderApprovals;
  readonly webOrigin: string;
  readonly times: ApprovalTimes;
}

export interface Notice {
  readonly tone: 'success' | 'warning';
  readonly text: string;
}
