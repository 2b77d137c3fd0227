import { useEffect, useState } from 'react';

/** An answer about a form with one field. */
export interface FieldAnswer {
  readonly problem: string | null;
}

/**
 * What is wrong with a form's only field: what the server said, until something else is found here. The screen stays mounted from
 * one answer to the next, so that each answer counts anew; its problem gets the focus.
 */
export function useFieldProblem(answer: FieldAnswer, fieldId: string): [problem: string | undefined, set: (problem: string | undefined) => void] {
  const [found, setFound] = useState<{ readonly answer: FieldAnswer; readonly problem: string | undefined } | null>(null);
  useEffect(() => {
    if (answer.problem !== null) document.getElementById(fieldId)?.focus();
  }, [answer, fieldId]);
  const problem = found?.answer === answer ? found.problem : (answer.problem ?? undefined);
  return [problem, (next) => setFound({ answer, problem: next })];
}
