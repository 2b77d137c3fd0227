import { formatMoney, usd, yearBeginnings } from '@quartermaster/contracts';
import type { Mail } from '@quartermaster/deployment';
import { quoted, typedLine } from '../mail/index.ts';
import { dayInWords } from '../runtime/index.ts';
import type { KeptAuthorization } from './record/kept-authorization.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** The kind of year of a limit that begins with this month, in words. */
export const yearWords = (begins: number): string => yearBeginnings.find(({ month }) => month === begins)?.label ?? `Year from month ${begins}`;

const governmentOf = ({ government: { government, state } }: KeptAuthorization): string => typedLine(`${government}, ${state}`);

/** What was typed cannot pass for a line of ours: names are one line each, and the purpose is quoted. */
const about = (asked: KeptAuthorization): string =>
  `Member: ${typedLine(asked.memberName)} (${asked.memberEmail})\nGovernment: ${governmentOf(asked)}\nAsked for: ${formatMoney(usd(asked.yearly))} a year\n\n${quoted(asked.purpose)}`;

const paragraphs = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

/** To the supervisor, with the link. */
export const askMail = (asked: KeptAuthorization, link: string, isReminder: boolean): Mail => ({
  kind: isReminder ? 'authorization-reminder' : 'authorization-request',
  recipient: asked.supervisorEmail,
  subject: `${isReminder ? 'Reminder: ' : ''}${typedLine(asked.memberName)} asks you to authorize orders`,
  body: paragraphs(
    `Dear ${typedLine(asked.supervisorName)},`,
    `a member of your government has named you as their supervisor, and asks you to authorize orders in the ${asked.store} store.`,
    about(asked),
    `Authorize it with a limit and a last day, or decline it, until ${day.format(asked.answerBy)}:\n${link}`,
    'You need no account. Opening the page decides nothing. The link is for you alone: do not pass it on. It shows later what became of the request, and there you can revoke what you have authorized.',
    'If you do not know this person, decline, and say so in the reason.',
  ),
});

const termsText = ({ terms }: KeptAuthorization): string =>
  terms === null ? '' : `Limit: ${formatMoney(usd(terms.limit))} a year (${yearWords(terms.yearBegins).toLowerCase()}), with shipping and tax\nLast day: ${dayInWords(terms.until)}`;

/** To both, with what became of it. */
export function outcomeMails(kept: KeptAuthorization, webOrigin: string): readonly Mail[] {
  const supervisor = typedLine(kept.supervisorName);
  const page = `${webOrigin}/ws/profile/request_authorization?${new URLSearchParams({ store: kept.store }).toString()}`;
  const reason = kept.reason === null ? '' : `The reason:\n\n${quoted(kept.reason)}`;
  const said: Partial<Record<KeptAuthorization['status'], { member: string; supervisor: string; subject: string }>> = {
    authorized: { subject: 'Orders are authorized', member: `${supervisor} has authorized your orders.\n\n${termsText(kept)}`, supervisor: `You have authorized these orders.\n\n${termsText(kept)}\n\nThe link of the mail that asked you shows how much of it is used, and lets you revoke it.` },
    declined: { subject: 'A request to authorize orders was declined', member: `${supervisor} has declined your request.\n\n${reason}`, supervisor: 'You have declined this request. The member reads your reason.' },
    withdrawn: { subject: 'A request to authorize orders was withdrawn', member: 'You have withdrawn your request.', supervisor: 'The member has withdrawn this request. You have nothing to do.' },
    expired: { subject: 'A request to authorize orders was not answered', member: `${supervisor} has not answered your request in time. Talk to them, and ask again.`, supervisor: 'This request was not answered in time, and is over. You have nothing to do.' },
    ended: { subject: 'An authorization of orders is over', member: `The last day of your authorization is over. Ask for a new one before your next order.\n\n${termsText(kept)}`, supervisor: `The last day of this authorization is over.\n\n${termsText(kept)}` },
    revoked: { subject: 'An authorization of orders was revoked', member: `Your authorization was revoked. Orders that are placed stay as they are.\n\n${reason}`, supervisor: `This authorization was revoked. Orders that are placed stay as they are.\n\n${reason}` },
  };
  const words = said[kept.status];
  if (words === undefined) return [];
  const mail = { kind: `authorization-${kept.status}`, subject: words.subject };
  return [
    { ...mail, recipient: kept.memberEmail, body: paragraphs(words.member, about(kept), `Your requests and authorizations:\n${page}`) },
    { ...mail, recipient: kept.supervisorEmail, body: paragraphs(words.supervisor, about(kept)) },
  ];
}
