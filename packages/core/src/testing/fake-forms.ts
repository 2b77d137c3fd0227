import type { PageForms, TypedField } from '../capabilities/page-forms.ts';

/** Forms without a page: their content is what a test says, and fields appear when it says so. */
export class FakeForms implements PageForms {
  readonly filled: TypedField[] = [];
  /** Fields that the page has now. */
  present: (field: TypedField) => boolean = () => true;
  /** Whether what was typed can be read yet. */
  readable: () => Promise<void> = async () => {};
  #typed: readonly TypedField[] = [];
  #waiting: { fields: readonly TypedField[]; filled: (field: TypedField) => void } | null = null;

  type(field: string, value: string | boolean, index = 0): this {
    this.#typed = [...this.#typed.filter((other) => other.field !== field || other.index !== index), { field, index, value }];
    return this;
  }

  /** Shows fields that come later, such as those of a form that the buyer opens. */
  appear(): void {
    const { fields, filled } = this.#waiting ?? { fields: [], filled: () => {} };
    const found = fields.filter((field) => !this.filled.includes(field) && this.present(field));
    for (const field of found) {
      this.filled.push(field);
      this.type(field.field, field.value, field.index);
      filled(field);
    }
  }

  /** The page goes, with a field on it whose text is nowhere else. */
  leave: () => void = () => {};

  readonly leaving = (listener: () => void): void => {
    this.leave = listener;
  };

  readonly typed = (): readonly TypedField[] => this.#typed;

  readonly fill = (fields: readonly TypedField[], filled: (field: TypedField) => void): (() => void) => {
    this.#waiting = { fields, filled };
    this.appear();
    return () => {
      this.#waiting = null;
    };
  };
}
