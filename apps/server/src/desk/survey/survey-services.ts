import { setSurveyService, surveyService } from '@quartermaster/contracts-desk';
import { sql } from '@quartermaster/database';
import { allQuestions, fitsScale, setQuestions, type SurveyQuestion } from '../../department/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';

const most = { questions: 30, characters: 200 };

/** The questions of the survey and what was answered. The answers themselves are among the messages. */
export const surveyDeskServices = (): readonly DeskImplementation[] => [
  implementRead(surveyService, async (_request, { database }) => {
    const [questions, results] = [await allQuestions(database), await surveyResults(database)];
    return { questions: questions.map(({ questionId, ...question }) => ({ ...question, answers: results.get(questionId)?.answers ?? 0, average: question.kind === 'scale' ? results.get(questionId)?.average ?? null : null })) };
  }),
  implementWrite(setSurveyService, async ({ questions: typed }, connection) => {
    const questions = readQuestions(typed);
    await setQuestions(connection, questions);
    return { answer: {}, change: { action: 'survey.set', subject: 'survey', details: { questions: questions.length } } };
  }),
];

/** @throws Problem that names what is wrong */
function readQuestions(typed: string): Pick<SurveyQuestion, 'question' | 'kind'>[] {
  const refuse = (message: string) => requestInvalid([{ field: 'questions', message }]);
  const lines = typed.split('\n').map((line) => line.trim()).filter((line) => line !== '');
  if (lines.length > most.questions) throw refuse(`Ask at most ${most.questions} questions. These are ${lines.length}.`);
  const questions = lines.map((line) => (line.endsWith('...') ? { question: line.slice(0, -'...'.length).trim(), kind: 'text' as const } : { question: line, kind: 'scale' as const }));
  for (const [index, { question, kind }] of questions.entries()) {
    if (question === '' || question.length > most.characters) throw refuse(`Question ${index + 1} must have 1 to ${most.characters} characters.`);
    if (kind === 'scale' && !fitsScale(question)) throw refuse(`“${question}” is not answered by words from extremely to not at all. Begin it with How, such as “How easy was it to …”, or end it with ... to have it answered in words.`);
    if (questions.findIndex((other) => other.question === question) !== index) throw refuse(`“${question}” is there twice. Leave one of them out.`);
  }
  return questions;
}

/** By the id of the question. */
async function surveyResults(queries: Queries): Promise<ReadonlyMap<string, { readonly answers: number; readonly average: number | null }>> {
  const { rows } = await queries.query<{ question: string; answers: number; average: number | null }>(sql`
    select substr(given.name, 2) as question, count(*)::int as answers, avg(given.value::numeric) filter (where given.value ~ '^[1-5]$')::float8 as average
    from marketplace.help_desk_message, jsonb_to_recordset(answers) as given(name text, value text)
    where subject = 'survey' and given.name ~ '^q[0-9]+$' group by given.name`);
  return new Map(rows.map(({ question, ...result }) => [question, result]));
}
