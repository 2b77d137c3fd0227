import { expect, it } from 'vitest';
import { answerFor } from './answer.mjs';

it('gives the courses of a topic, and all without one', () => {
  expect(answerFor('Levelling ').attributes.courses?.map(({ id }) => id)).toEqual(['C-1', 'C-3']);
  expect(answerFor(null).attributes.courses).toHaveLength(3);
});

it('names a topic that has none', () => {
  expect(answerFor('diving')).toEqual({ responseName: 'NoCourses', attributes: { topic: 'diving' } });
});
