/** The value that a buyer typed into or chose in one field of a form. */
export interface TypedField {
  /** Form, label and kind of the field, as a person would tell it from the others. */
  readonly field: string;
  /** Which of the fields that are called the same, from 0. */
  readonly index: number;
  /** Text or the chosen option's value; true or false for a checkbox or radio button. */
  readonly value: string | boolean;
}

/** The forms of the page: what was typed and not sent. */
export interface PageForms {
  /** Fields that the buyer changed since the page was shown, without those that are never kept. */
  typed(): readonly TypedField[];
  /** Settles when all that was typed can be read, and never fails: the code for it may still be on its way, or be asked for again. */
  readable(): Promise<void>;
  /**
   * Puts values back, as if they were typed now. A field that is not there yet gets its value when it appears. `filled`
   * is told each field that has its value. The function that comes back stops waiting.
   */
  fill(fields: readonly TypedField[], filled: (field: TypedField) => void): () => void;
  /** Tells each time when the page goes, or is loaded anew, while a field on it is marked `data-keeps-draft`: one whose text is nowhere else. */
  leaving(listener: () => void): void;
}

/** Where there is no page. */
export const noForms: PageForms = Object.freeze({ typed: () => [], readable: async () => {}, fill: () => () => {}, leaving: () => {} });
