import { productReportAnswerRule } from '@quartermaster/contracts';
import { sql, type Connection } from '@quartermaster/database';
import { mailWaiting, typedText } from '../mail/index.ts';
import type { Randomness } from '../runtime/index.ts';
import { readReport, type KeptAnswer } from './kept-report.ts';
import { answerMail } from './mails.ts';

/** Of one report: a link that is passed on must not fill the database. */
const mostAnswers = 20;

export interface GivenAnswer {
  readonly reportNumber: string;
  readonly by: Pick<KeptAnswer, 'actorKind' | 'actor'>;
  readonly text: string;
  readonly now: Date;
}

export interface AnsweringTools {
  readonly webOrigin: string;
  readonly randomness: Pick<Randomness, 'uuid'>;
}

/** Answers a report, in the caller's transaction: the answer and the mail to the buyer are there together. The same words again by the same one are that answer. @returns why not; null where it is answered */
export async function answerReport(connection: Connection, { reportNumber, by: { actorKind, actor }, text: typed, now }: GivenAnswer, { webOrigin, randomness }: AnsweringTools): Promise<string | null> {
  const text = typedText(typed);
  const wrong = productReportAnswerRule(text);
  if (wrong !== null) return wrong;
  const { rowCount } = await connection.query(sql`select from marketplace.product_report where report_number = ${reportNumber} for update`);
  const report = rowCount === 1 ? await readReport(connection, reportNumber) : null;
  if (report === null) return 'This report is not kept any more.';
  if (report.answers.some((before) => before.actorKind === actorKind && before.text === text)) return null;
  if (report.answers.length >= mostAnswers) return `A report takes ${mostAnswers} answers, and this one has so many.`;
  await connection.query(sql`insert into marketplace.product_report_answer (report_number, position, actor_kind, actor, text, answered_at) values (${reportNumber}, ${report.answers.length + 1}, ${actorKind}, ${actor}, ${text}, ${now})`);
  await connection.query(sql`update marketplace.product_report set answered_at = ${now} where report_number = ${reportNumber} and answered_at is null`);
  if (report.buyerEmail !== null) await connection.query(mailWaiting(answerMail(report, { actorKind, text }, report.buyerEmail, webOrigin), now, randomness.uuid()));
  return null;
}
