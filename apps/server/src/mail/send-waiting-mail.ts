import type { Pool } from '@quartermaster/database';
import { faultPoint } from '../faults/index.ts';
import { nextAttempt, type Worked } from '../outbox/index.ts';
import type { Clock, Randomness } from '../runtime/index.ts';
import { noTracing, type Tracing } from '../telemetry/index.ts';
import { mailsAtOnce, type MailSender, type SendingOutcome } from './mail-server.ts';
import { typedLine } from './typed-text.ts';
import { claimMail, settleFailed, settleSent, type ClaimedMail } from './waiting-mail.ts';

interface MailLog {
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

export interface MailTools {
  readonly database: Pool;
  readonly sender: MailSender;
  readonly clock: Clock;
  readonly randomness: Randomness;
  /** A number from 0 to below 1. */
  readonly random: () => number;
  readonly log: MailLog;
  /** A trace for each mail; none where it is left out. */
  readonly tracing?: Tracing;
}

/**
 * Sends the mail that has waited longest, some at once. No transaction is open while it is sent: a process that dies leaves its claim, which
 * ends by itself. So a mail is sent at least once.
 */
export async function sendWaitingMail(tools: MailTools): Promise<Worked> {
  const { database, clock, randomness } = tools;
  const claim = randomness.uuid();
  const claimed = await claimMail(database, claim, mailsAtOnce, clock.now());
  await faultPoint('mail.claimed');
  const outcomes = await Promise.all(claimed.map((mail) => traced(tools, mail, claim)));
  const [away, failed] = (['away', 'failed'] as const).map((of) => outcomes.find((outcome) => outcome.kind === of));
  // With a code, so that they are among the failures that operators see.
  if (away !== undefined) {
    tools.log.warn(saidOf(away), 'the mail server cannot be used; mail waits and is tried again');
    return 'away';
  }
  if (failed !== undefined) tools.log.warn(saidOf(failed), 'mail was not taken this time; it waits and is tried again');
  return claimed.length === mailsAtOnce ? 'more' : 'done';
}

const saidOf = (outcome: SendingOutcome): object => (outcome.kind === 'sent' ? {} : { reason: typedLine(outcome.reason).slice(0, 500), code: outcome.code });

const traced = ({ tracing = noTracing, ...tools }: MailTools, mail: ClaimedMail, claim: string): Promise<SendingOutcome> =>
  tracing.during('send mail', { kind: 'internal', attributes: { 'quartermaster.mail.kind': mail.kind, 'quartermaster.attempts': mail.attempts } }, async (span) => {
    const sender: MailSender = { ...tools.sender, send: (given) => tracing.during(tools.sender.name, { kind: 'client' }, () => tools.sender.send(given)) };
    const outcome = await sendOne({ ...tools, sender }, mail, claim);
    span.set({ 'quartermaster.outcome': outcome.kind });
    return outcome;
  });

async function sendOne({ database, sender, clock, random, log }: MailTools, mail: ClaimedMail, claim: string): Promise<SendingOutcome> {
  const { mailId, kind, attempts } = mail;
  const outcome = await sender.send(mail);
  await faultPoint('mail.sent');
  const now = clock.now();
  if (outcome.kind === 'sent') {
    await settleSent(database, mailId, now);
    await faultPoint('mail.settled');
    return outcome;
  }
  const again = outcome.kind === 'refused' ? null : nextAttempt(attempts, now, random());
  const reason = typedLine(outcome.reason).slice(0, 500);
  await settleFailed(database, { mailId, claim }, { reason, again, isRecipient: outcome.kind === 'refused' && outcome.isRecipient === true }, now);
  if (again === null) log.error({ mailId, kind, attempts, reason }, 'a mail could not be sent and is not tried again: "npm run mail -- dead" lists it');
  return outcome;
}
