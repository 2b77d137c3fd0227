import type { MailStrategy } from '@quartermaster/deployment';
import type { Identity } from '../../login/index.ts';
import { orderMailChoice } from '../../purchase-orders/index.ts';
import { implement, redirect, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';
import type { CardOfProfile } from '../tokens.ts';
import type { ProfileKind } from './check-profile.ts';
import { storeHome } from '../registration/letters.ts';
import { keptProfile, profileForm } from './profile-form.ts';
import { saveProfile } from './save-profile.ts';

const ggsPath = '/ggs/profile/update_profile';
const statePath = '/profile/stateUpdateProfile';

/** The profile in its three variants, and its saving (specification, section 2, Orders and profile). */
export function profileServices(identity: Identity, mail: MailStrategy, cardOf: CardOfProfile): readonly Implementation[] {
  /** Where people change what the identity server keeps. The rest of the profile does not need it. */
  const accountPage = async ({ log, webOrigin, store }: RequestContext): Promise<string | null> => {
    try {
      const page = (await identity.discovery.metadata()).account_management_uri;
      if (page === undefined) return null;
      const address = new URL(page);
      // Ours leads back to the store with it; another provider's ignores it (OAuth 2.0, section 3.1).
      address.searchParams.set('back', storeHome(webOrigin, store.name));
      return address.href;
    } catch (error) {
      log.warn({ err: error }, 'the profile is shown without a link to the account at the identity server');
      return null;
    }
  };
  const show = async (kind: ProfileKind, path: string, context: RequestContext) => {
    const { buyerId, email } = signedIn(context);
    const { database } = context;
    return respond('Success', {
      email,
      form: await profileForm(identity, context, { kind, kept: await keptProfile(database, buyerId) }),
      accountPage: await accountPage(context),
      orderMail: await orderMailChoice(database, buyerId),
      ...(await cardOf(context, path)),
    });
  };
  const kindOf = ({ store }: RequestContext): ProfileKind => (store.federal ? 'federal' : 'state');

  return [
    implement(serviceAt('/profile/update_profile'), async (_request, context) => {
      if (context.store.family === 'global supply') return redirect(ggsPath);
      return context.store.federal ? show('federal', '/profile/update_profile', context) : redirect(statePath);
    }),
    implement(serviceAt(statePath), (_request, context) => show('state', statePath, context)),
    // An address that somebody was sent by a buyer of Global Supply: other stores have no screen for it.
    implement(serviceAt(ggsPath), async (_request, context) => (context.store.family === 'global supply' ? show(kindOf(context), ggsPath, context) : redirect('/profile/update_profile'))),
    implement(serviceAt('/profile/save_profile'), (request, context) => saveProfile({ access: identity, mail }, request, context)),
  ];
}
