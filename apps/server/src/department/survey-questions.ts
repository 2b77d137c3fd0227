import { sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

export interface SurveyQuestion {
  readonly questionId: string;
  readonly question: string;
  readonly kind: 'scale' | 'text';
  readonly active: boolean;
}

/** The answers of a scale, the best first; the value is what averages are counted of. They fit every question that begins with How: how easy, how well, how clear. */
export const scale = [
  { value: '5', label: 'Extremely' }, { value: '4', label: 'Very' }, { value: '3', label: 'Somewhat' }, { value: '2', label: 'A little' }, { value: '1', label: 'Not at all' },
] as const;

/** Whether the words of the scale answer a question. */
export const fitsScale = (question: string): boolean => /^how\s+(?!many\b|much\b|often\b|long\b)\p{L}+/iu.test(question);

/** The questions in their order: those that are asked, then those that were. */
export async function allQuestions(queries: Queries): Promise<SurveyQuestion[]> {
  const { rows } = await queries.query<SurveyQuestion>(
    sql`select question_id::text as "questionId", question, kind, active from marketplace.survey_question order by active desc, survey_question.position, survey_question.question_id`,
  );
  return rows;
}

/** Makes the survey what is given, in that order. A question with the same words goes on; one that is left out is asked no more, and its answers stay. */
export async function setQuestions(connection: Connection, questions: readonly Pick<SurveyQuestion, 'question' | 'kind'>[]): Promise<void> {
  await connection.query(sql`update marketplace.survey_question set active = false where active`);
  for (const [position, { question, kind }] of questions.entries()) {
    await connection.query(
      sql`insert into marketplace.survey_question (position, question, kind) values (${position}, ${question}, ${kind})
        on conflict (question) do update set position = excluded.position, kind = excluded.kind, active = true`,
    );
  }
}
