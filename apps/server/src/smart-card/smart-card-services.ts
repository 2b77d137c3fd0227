import type { Identity } from '../login/index.ts';
import type { CardOfProfile } from '../profile/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../wire/index.ts';
import { checkReading } from './card-reading.ts';
import { cardOf, registerCard, unregisterCard } from './card-store.ts';
import { readingNonces, type Asker } from './reading-nonce.ts';

const askerOf = (context: RequestContext): Asker => ({ buyerId: signedIn(context).buyerId, sessionId: context.session.id });

const noncesOf = (identity: Identity) => readingNonces(identity.keyFor('card readings'), identity.clock, identity.randomness);

/** What the profile says of the caller's card, with a reading that may begin now (specification, section 4). */
export function cardOfCaller(identity: Identity): CardOfProfile {
  const nonces = noncesOf(identity);
  const reader = async (context: RequestContext, path: string) => {
    const endpoint = await identity.pivreaderEndpoint().catch((error: unknown) => {
      // The rest of the profile does not need the identity server.
      context.log.warn({ err: error }, 'the profile is shown without a card reader');
      return null;
    });
    if (endpoint === null) return null;
    const nonce = nonces.make(askerOf(context));
    const address = new URL(endpoint);
    address.searchParams.set('nonce', nonce);
    address.searchParams.set('return_to', `${context.webOrigin}/ws${path}`);
    return { address: address.href, nonce };
  };
  return async (context, path) => ({ card: await cardOf(identity.database, signedIn(context).buyerId), reader: await reader(context, path) });
}

/** What is done with the smart card (specification, sections 4 and 7). */
export function smartCardServices(identity: Identity): readonly Implementation[] {
  const { database, clock } = identity;
  const nonces = noncesOf(identity);
  return [
    implement(
      serviceAt('/login/register_smart_card'),
      async (request, context) => {
        const { buyerId } = signedIn(context);
        const reading = await checkReading(request, { ...askerOf(context), webOrigin: context.webOrigin }, identity, nonces);
        const result = await registerCard(database, buyerId, reading, clock.now());
        context.log.info({ buyerId, result }, 'smart card');
        if (result === 'of another account') return respond('Error', {});
        const { holder, agency, issuer, expiresAt } = reading;
        const card = { holder, agency, issuer, expiresAt: expiresAt.toISOString() };
        return result === 'own already' ? respond('NoAction', { card }) : respond('Success', { card });
      },
      { rateClass: 'signIn' },
    ),
    implement(serviceAt('/login/unregister_smart_card'), async (_request, context) => {
      const { buyerId } = signedIn(context);
      const gone = await unregisterCard(database, buyerId);
      if (gone) context.log.info({ buyerId }, 'smart card unregistered');
      return gone ? respond('Success', {}) : respond('NoAction', {});
    }),
  ];
}
