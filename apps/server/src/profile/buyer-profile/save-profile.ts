import { isDeepStrictEqual } from 'node:util';
import type { RequestOf } from '@quartermaster/contracts';
import { withTransaction } from '@quartermaster/database';
import type { MailStrategy } from '@quartermaster/deployment';
import { tellDesk } from '../../help-desk/index.ts';
import type { Identity } from '../../login/index.ts';
import { respond, signedIn, type RequestContext } from '../../wire/index.ts';
import { askForAgency, withdrawRequest } from '../requests/buyer-request.ts';
import { agencyAskedMail, agencyWithdrawnMail } from './agency-mails.ts';
import { agencyProblem } from './agency-of.ts';
import { saveBuyerProfile } from './buyer-profile.ts';
import { profileErrors, typedProfile } from './check-profile.ts';
import { ownStoreProblem } from './own-stores.ts';
import { keptProfile, profileForm, type KeptProfile } from './profile-form.ts';

export interface SavingMeans {
  readonly access: Pick<Identity, 'storeAccess'>;
  readonly mail: MailStrategy;
}

/** Saves the profile, unless another window did meanwhile: then the buyer gets both. An agency that does not count becomes a request, of which the help desk is told by mail. */
export async function saveProfile({ access, mail }: SavingMeans, { kind, version, values: sent }: RequestOf<'/profile/save_profile'>, context: RequestContext) {
  const { database, clock } = context;
  const buyer = signedIn(context);
  const { buyerId } = buyer;
  const kept = await keptProfile(database, buyerId);
  const typed = typedProfile(kind, kept.values, sent);
  // A form with some of the fields is not refused for the others.
  const errors = profileErrors(kind, typed).filter(({ field }) => field in sent);
  if (kind === 'federal' && sent.agencyCode !== undefined && !errors.some(({ field }) => field === 'agencyCode')) {
    const message = await agencyProblem(database, typed.agencyCode);
    if (message !== null) errors.push({ field: 'agencyCode', message });
  }
  const storeProblem = sent.defaultStore === undefined ? null : await ownStoreProblem(access, typed.defaultStore, context);
  if (storeProblem !== null) errors.push({ field: 'defaultStore', message: storeProblem });
  // The version is that of the form: what is sent again after a correction is compared with what was read at first.
  if (errors.length > 0) return respond('Failure', { ...(await profileForm(access, context, { kind, kept, typed, errors })), version });
  const done = await withTransaction(database, async (connection) => {
    const now = clock.now();
    const isSaved = await saveBuyerProfile(connection, buyerId, version, { ...typed, agencyCode: typed.agencyCode || null, defaultStore: typed.defaultStore || null }, now);
    if (!isSaved) return { isSaved, asked: null, withdrawn: null };
    if (sent.agencyCode === undefined) return { isSaved, asked: null, withdrawn: null };
    if (kind === 'state' || typed.agencyCode === kept.countingAgency) return { isSaved, asked: null, withdrawn: await withdrawRequest(connection, buyerId, 'agency', now) };
    return { isSaved, asked: await askForAgency(connection, { buyer, store: context.store.name, now }, typed.agencyCode), withdrawn: null };
  });
  const now: KeptProfile = await keptProfile(database, buyerId);
  // The same, sent again after a lost answer, is no change of another window.
  if (!done.isSaved && !isDeepStrictEqual(now.values, typed)) return respond('Outdated', await profileForm(access, context, { kind, kept: now, typed, changedElsewhere: now.values }));
  if (done.asked !== null) await tellDesk(mail, agencyAskedMail(buyer, done.asked, kept.profile.vouchedAgencyCode, typed.agencyCode), context);
  if (done.withdrawn !== null) await tellDesk(mail, agencyWithdrawnMail(buyer, done.withdrawn), context);
  return respond('Success', await profileForm(access, context, { kind, kept: now }));
}
