import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done } from '../wire/lists.ts';

export const surveyService = defineDeskService({
  path: '/survey', method: 'GET', role: 'viewer', summary: 'The questions of the survey, and what was answered.',
  request: z.object({}),
  answer: z.object({
    /** Those that are asked, in their order, then those that were. */
    questions: z.array(z.object({
      question: z.string(),
      kind: z.enum(['scale', 'text']),
      active: z.boolean(),
      /** How many answered it. */
      answers: z.int(),
      /** Of a scale, from 1 to 5; null: no one answered, or it is answered in words. */
      average: z.number().nullable(),
    })),
  }),
});

export const setSurveyService = defineDeskService({
  path: '/survey/set', method: 'POST', role: 'orderClerk', summary: 'Makes the survey what is given: one question a line.',
  request: z.object({
    /** A line for each question, in their order; one that ends with `...` is answered in words, the others by a scale. Empty: nothing is asked. */
    questions: z.string().max(10_000),
  }),
  answer: done,
});
