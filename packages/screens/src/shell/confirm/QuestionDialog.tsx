import { useOpenQuestion } from '@quartermaster/core';
import { latePart } from '@quartermaster/ui';

// Loaded with the first question.
const Question = latePart(async () => (await import('./Question.tsx')).Question);

/** The question that waits for an answer, if there is one. */
export function QuestionDialog() {
  const question = useOpenQuestion();
  if (question === null) return null;
  return <Question question={question} />;
}
