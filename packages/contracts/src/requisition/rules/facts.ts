/** What is known of an activity of a requisition. */
export interface ActivityFacts {
  readonly isActive: boolean;
  /** Of the requisitioner: whether it is of the agency of who requisitions. Of a supplementary address: whether it is of the requisitioner’s agency. */
  readonly isOfAgency: boolean;
  /** Two letters; of military post AA, AE or AP. */
  readonly state: string;
  readonly zip: string;
  /** Of a requisitioner of another agency: the name of the agency that it was compared with, where it is known. */
  readonly comparedWith?: string | null | undefined;
}

/** What the rules need to know besides the requisition. */
export interface RequisitionFacts {
  /** The day of transmittal in Washington, `YYYY-MM-DD`. */
  readonly today: string;
  /** Null: the directory does not list the AAC. */
  readonly requisitioner: ActivityFacts | null;
  /** Null: the directory does not list it, or the column names no activity. */
  readonly supplementary: ActivityFacts | null;
  /** Whether the document number is that of another requisition, open or past. */
  readonly isNumberUsed: boolean;
}

const outside = new Set(['AA', 'AE', 'AP', 'AK', 'HI', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']);

/** Whether a place is in the 48 contiguous states or the District of Columbia, for which requisitions are domestic. */
export const isContinental = ({ state }: Pick<ActivityFacts, 'state'>): boolean => !outside.has(state);
