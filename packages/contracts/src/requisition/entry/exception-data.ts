/** What a requisition says beyond its 80 columns, as it is typed (rules R15 and R18). */
export interface ExceptionData {
  /** In words, printable ASCII in one line or several. */
  readonly remarks: string;
  /** Advice codes besides that of columns 65 and 66, with blanks or commas between them. */
  readonly furtherAdviceCodes: string;
  /** The option of the source of supply for a delivery outside of the 48 states, which no column takes (rule R18). */
  readonly exportOption: string;
}

export const noException: ExceptionData = { remarks: '', furtherAdviceCodes: '', exportOption: '' };

export const adviceCodesIn = (typed: string): readonly string[] => typed.toUpperCase().split(/[\s,;]+/).filter((code) => code !== '');

/** Whether there is anything that needs the document identifier A0E, or A05 from overseas. */
export const hasException = ({ remarks, furtherAdviceCodes, exportOption }: ExceptionData): boolean => remarks.trim() !== '' || exportOption.trim() !== '' || adviceCodesIn(furtherAdviceCodes).length > 0;
