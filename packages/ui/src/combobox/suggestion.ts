/** One line of a suggestion list. */
export interface Suggestion {
  id: string;
  /** Text for the field when it is picked. */
  text: string;
  /** Quiet words at the end of the line: a category, a code. */
  detail?: string;
}
