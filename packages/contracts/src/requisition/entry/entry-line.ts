/** The data that repeat on each line of an entry; texts as they are typed, empty where nothing is. */
export interface ConstantData {
  readonly mediaAndStatus: string;
  readonly demandCode: string;
  readonly supplementaryAddress: string;
  readonly signalCode: string;
  readonly fundCode: string;
  readonly distributionCode: string;
  readonly projectCode: string;
  readonly priority: string;
  readonly requiredDeliveryDate: string;
  readonly adviceCode: string;
  /** The commander or designated reviewer who approved what is urgent. */
  readonly approver: string;
}

/** What a line may have of its own in place of the constant data; empty: as there. */
export const ownFields = ['demandCode', 'projectCode', 'priority', 'requiredDeliveryDate', 'adviceCode'] as const;
export type OwnField = (typeof ownFields)[number];

/** One item as it is typed. */
export interface EntryLine extends Readonly<Record<OwnField, string>> {
  /** An NSN with or without hyphens, or a part number. */
  readonly stockNumber: string;
  readonly quantity: string;
  /** Empty: that of the item. */
  readonly unitOfIssue: string;
}

/** What is mostly asked for: status by mail to the requisitioner, shipped and billed to them, routine. The fund code has no default. */
export const standardConstants: ConstantData = {
  mediaAndStatus: 'S', demandCode: 'N', supplementaryAddress: '', signalCode: 'A', fundCode: '', distributionCode: '', projectCode: '', priority: '13', requiredDeliveryDate: '', adviceCode: '', approver: '',
};

/** A line that holds nothing is no requisition. */
export const isBlankLine = (line: EntryLine): boolean => [line.stockNumber, line.quantity, line.unitOfIssue, ...ownFields.map((field) => line[field])].every((text) => text.trim() === '');
