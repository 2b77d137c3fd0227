import { linkAddress, withoutLinkKeys } from '../../runtime/index.ts';

/** Where browsers open the page of a supervisor. */
const approvalPagePath = '/ws/aacassignment/aac_approval';

export const approvalAddress = (key: string, store: string): string => linkAddress(approvalPagePath, key, { store });

/** A text without what opens the pages of supervisors in it. */
export const withoutApprovalKeys = (text: string): string => withoutLinkKeys(approvalPagePath, text);
