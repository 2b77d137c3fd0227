import { useOpenQuestion } from '@quartermaster/core';
import { lazy, Suspense } from 'react';

// Loaded with the first question.
const Question = lazy(() => import('./Question.tsx').then((module) => ({ default: module.Question })));

/** The question that waits for an answer, if there is one. */
export function QuestionDialog() {
  const question = useOpenQuestion();
  if (question === null) return null;
  return <Suspense><Question question={question} /></Suspense>;
}
