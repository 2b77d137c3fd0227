import { mailTransport } from '@quartermaster/deployment';
import { defineArea, provide } from '../area/index.ts';
import { addSampleAddresses, memberInformation } from '../checkout/index.ts';
import { keptAccounts } from '../kept-accounts/index.ts';
import { addSampleAuthorization } from '../authorization/index.ts';
import { firstSignInHooks, identity, ownStore } from '../login/index.ts';
import { database, demoAccounts } from '../runtime/index.ts';
import { agencyServices } from './agencies.ts';
import { defaultStoreOf } from './buyer-profile/buyer-profile.ts';
import { memberProfile } from './buyer-profile/member-information.ts';
import { profileServices } from './buyer-profile/profile-services.ts';
import { addSampleProfile } from './buyer-profile/sample-profile.ts';
import { verifyEmailServices } from './email/verify-email-services.ts';
import { orderMailServices } from './order-mail-services.ts';
import { registrationAtOnce } from './registration/at-once.ts';
import { forgetOldAttempts } from './registration/attempt-store.ts';
import { profileOfRegistration } from './registration/profile-of-registration.ts';
import { registrationServices } from './registration/registration-services.ts';
import { cardOfProfile } from './tokens.ts';
import { yourDataServices } from './your-data/your-data-services.ts';

export const profileArea = defineArea({
  name: 'profile',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: [registrationAtOnce],
  provides: [
    provide(ownStore, { needs: { database }, open: ({ database }) => (buyerId) => defaultStoreOf(database, buyerId) }),
    provide(memberInformation, { open: () => memberProfile }),
    provide(firstSignInHooks, { needs: { demoAccounts }, open: (given) => [profileOfRegistration, ...(given.demoAccounts ? [addSampleProfile, addSampleAddresses, addSampleAuthorization] : [])] }),
  ],
  needs: { mail: mailTransport, identity, accounts: keptAccounts, atOnce: registrationAtOnce, card: cardOfProfile },
  services: ({ mail, identity: server, accounts, atOnce, card }) => [
    ...registrationServices({ mail, codes: server, accounts, atOnce }), ...agencyServices(), ...orderMailServices(), ...verifyEmailServices(server), ...profileServices(server, mail, card), ...yourDataServices(card),
  ],
  cleanUp: [(pool, now) => forgetOldAttempts(pool, now)],
});
