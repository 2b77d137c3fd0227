import type { FieldError } from '@quartermaster/contracts';

/** An answer about a form with one field, which names no field. */
export interface ProblemAnswer {
  readonly problem: string | null;
}

export const problemErrors = ({ problem }: ProblemAnswer): readonly FieldError[] => (problem === null ? [] : [{ field: '', message: problem }]);
