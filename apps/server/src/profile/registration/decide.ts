import { referenceNumber } from '../../checkout/index.ts';
import { tellDesk, written } from '../../help-desk/index.ts';
import { governmentOf } from '../../virtual-store/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { noteAccepted, noteAcceptedMailed } from './accepted-request.ts';
import { accountCode, agencyOfCode, type Agency } from './agency-store.ts';
import { opensAtOnce } from './at-once.ts';
import type { Attempt, Proved } from './attempt-store.ts';
import { letterMail, proposedLetters, storeHome, type Asked } from './letters.ts';
import { mayOpenAtOnce, type RegistrationMeans } from './means.ts';

/**
 * What comes of a proved registration: an account at once, where the operator allows it, or a decision of the desk. The address of the page where the person chooses a password; null where there is none
 * to go to.
 */
export async function decide(means: RegistrationMeans, attempt: Attempt, proved: Proved, context: RequestContext): Promise<string | null> {
  const { counts, store } = context;
  const opened = await open(means, attempt, proved, context);
  counts.registration(store.name, opened === null ? 'waiting' : 'accepted');
  if (opened !== null) return opened.url;
  if (proved.isNew) await tellDesk(means.mail, deskMail(attempt, askedIn(attempt, proved)), context);
  return null;
}

/** Null: an operator has to decide. */
async function open(means: RegistrationMeans, attempt: Attempt, proved: Proved, context: RequestContext): Promise<{ readonly url: string | null } | null> {
  const { database, log, clock } = context;
  const agency = attempt.listedAgency === null ? null : await agencyOfCode(database, attempt.listedAgency);
  if (!(await mayBeOpened(means, attempt, agency, context)) || !(await mayOpenAtOnce(means))) return null;
  const asked = askedIn(attempt, proved);
  try {
    const agencyCode = agency === null ? '' : accountCode(agency);
    const { accountId, link } = await means.accounts.register({
      email: attempt.email, givenName: attempt.firstName, familyName: attempt.lastName, agencyCode, approved: true, reason: `Registration ${asked.number}, of ${agency?.name ?? 'a listed government'}`,
      backTo: storeHome(context.webOrigin, asked.store),
    });
    const letter = link === null ? toldElsewhere : proposedLetters(asked, 'here').accepted.trim();
    const isOpened = await noteAccepted(database, {
      requestNumber: proved.requestNumber, registrationId: attempt.registrationId, letter, agencyCode, accountId, ending: link === null ? 'sign-in' : 'set-up', now: clock.now(),
    });
    // The identity server tells a mailbox by itself that its address has an account.
    if (isOpened && (link === null || (await written(means.mail, letterMail(asked, 'accepted', letter, { link }), log)))) await noteAcceptedMailed(database, proved.requestNumber, clock.now());
    return { url: link?.url ?? null };
  } catch (error) {
    // The identity server is away, or refuses. The request is kept, and people see to it.
    log.warn({ err: error, request: asked.number }, 'a proved registration could not be opened at once; it waits for an operator');
    return null;
  }
}

/** In place of a letter of ours, for the desk. */
const toldElsewhere = 'There was an account for this address already. The identity server has mailed that to it.';

const mayBeOpened = async ({ atOnce }: RegistrationMeans, { email, usState }: Attempt, agency: Agency | null, { database }: RequestContext): Promise<boolean> =>
  usState === null ? opensAtOnce(atOnce, agency, email) : atOnce.isOn && (await governmentOf(database, email)) !== null;

const askedIn = ({ store, firstName, lastName, email }: Attempt, { requestNumber }: Proved): Asked => ({ number: referenceNumber('R', requestNumber), store, name: `${firstName} ${lastName}`, email });

const deskMail = ({ agency, bureau, phone }: Attempt, { number, store, name, email }: Asked) => ({
  kind: 'registration-request',
  subject: `${number}: a request for an account in the ${store} store`,
  body: `Reference number: ${number}\nName: ${name}\nE-mail: ${email} (proved by a code)\nAgency: ${agency}${bureau === '' ? '' : `, ${bureau}`}\nPhone: ${phone}\n\nThe address is theirs; the rest anybody can have typed. Decide about it at the desk.\n`,
});
