import { defaultStore } from '@quartermaster/contracts';
import { mergeVisitorCarts, readCart, renewVisitor } from '../cart/index.ts';
import { asVisitor, authenticated, buyerAddress, implement, redirect, respond, serviceAt, sessionExpired, type Buyer, type Implementation, type RequestContext } from '../wire/index.ts';
import { storeAccessDenied } from './access.ts';
import { endSessionAddress, forgetSession } from './end-sign-in.ts';
import { exchangeCode } from './exchange-code.ts';
import { forgotUserId } from './forgot-user-id.ts';
import type { Identity } from './identity.ts';
import { ownStoreRefusal } from './own-store-refusal.ts';
import { proofKey } from './pkce.ts';
import { browserKey, offeredAlgorithms } from './proof/browser-key.ts';
import { renewTokens } from './renew-tokens.ts';
import { completeSignOn, isSessionOver, linkStore, liveBuyer } from './session-store.ts';
import type { TokenAnswer } from './token-endpoint.ts';

// A token that has expired must not keep anyone from signing in or out.
const always = { staleToken: 'ignore' } as const;
const limited = { ...always, rateClass: 'signIn' } as const;
// A buyer whom a store refuses is still signed in.
const anyStore = { ...always, signOn: 'begun' } as const;

/** The services of signing in and out (specification, sections 3, 4 and 7). */
export function loginServices(identity: Identity): readonly Implementation[] {
  return [
    implement(serviceAt('/login'), async () => respond('Success', { purpose: null }), always),
    implement(serviceAt('/login/pkce'), async () => {
      // The browser leaves for the identity server next.
      await identity.discovery.reach();
      return respond('Success', proofKey(identity.randomness));
    }, limited),
    implement(serviceAt('/login/oauth_config'), async () => {
      const { config, discovery } = identity;
      const metadata = await discovery.metadata();
      return respond('Success', {
        issuer: metadata.issuer,
        session_endpoint: config.sessionEndpoint ?? metadata.session_endpoint ?? new URL('/session', metadata.issuer).href,
        authorization_endpoint: metadata.authorization_endpoint,
        token_endpoint: metadata.token_endpoint,
        end_session_endpoint: metadata.end_session_endpoint ?? new URL('/session/end', metadata.issuer).href,
        pivreader_endpoint: config.pivreaderEndpoint ?? metadata.pivreader_endpoint ?? null,
        client_id: config.clientId,
        scopes_supported: config.scopes,
        dpop_signing_alg_values_supported: [...(await offeredAlgorithms(identity))],
        authorization_response_iss_parameter_supported: metadata.authorization_response_iss_parameter_supported === true,
        max_age: config.maxAge === 0 ? null : config.maxAge,
        fresh_after_expiry: config.freshSignIn === 'after-expiry',
      });
    }),
    implement(
      serviceAt('/login/auth_tokens'),
      async (request, context) => {
        const { session, messages } = context;
        const before = session.id;
        const answer = request.grant_type === 'refresh_token' ? await renew(identity, context, request.dpop_proof) : await exchangeCode(identity, request, context);
        if ('refused' in answer) return respond('Failure', answer.refused);
        if (session.id !== before) await messages.sessionChanged(before);
        const { accessToken, idToken, expiresAt } = answer.tokens;
        const seconds = Math.max(0, Math.floor((expiresAt - identity.clock.now().getTime()) / 1000));
        return respond('Success', { id_token: idToken, access_token: accessToken, expires_in: seconds });
      },
      { ...limited, signOn: 'renewing' },
    ),
    implement(serviceAt('/login/mfa_sign_in'), (_request, context) => signIn(identity, context), { signOn: 'begun', staleToken: 'renew', rateClass: 'signIn' }),
    implement(serviceAt('/login/sign_out'), ({ confirmLogout }, context) => signOut(identity, context, confirmLogout), always),
    implement(serviceAt('/fedstrip/sign_out'), ({ confirmLogout }, context) => signOutOfRequisitions(identity, context, confirmLogout), always),
    implement(serviceAt('/login/sign_in'), async (_request, { buyer }) => (buyer === null ? redirect('/authenticate') : respond('Success', { email: buyer.email })), always),
    implement(serviceAt('/sign_in/forgot_user_id'), ({ email }) => forgotUserId(identity, email), limited),
    implement(serviceAt('/vs/access_denied'), (_request, context) => storeAccessDenied(identity, context), anyStore),
  ];
}

const nothingToRenew: TokenAnswer = { refused: { error: 'invalid_grant', error_description: 'There is no sign-in to renew. Sign in again.' } };

/**
 * A cookie alone renews nothing: the token that it renews must come along, though it may have ended.
 *
 * @throws Problem SESSION_EXPIRED when the session is over
 */
async function renew(identity: Identity, { buyer, session }: RequestContext, proof: string | undefined): Promise<TokenAnswer> {
  if (buyer === null) {
    if (!(await isSessionOver(identity.database, session.id, identity.clock.now()))) return nothingToRenew;
    session.rotate();
    throw sessionExpired();
  }
  const shown = await browserKey(identity, proof);
  return 'refused' in shown ? shown : renewTokens(identity, session.id, shown.key);
}

async function signIn(identity: Identity, context: RequestContext) {
  const { buyer, session, store } = context;
  if (buyer === null) {
    const reason = 'Your sign-in was not completed. Sign in again.';
    return respond('Forbidden', { reason }, { responseType: 'ERROR', msgType: 'Authorization Error', message: reason });
  }
  const refusal = await identity.storeAccess(buyer, store);
  if (refusal !== null && (store.members?.validationPath ?? null) !== null) {
    await completeSignOn(identity.database, session.id, identity.clock.now());
    return asVisitor(authenticated({ cartMerged: false, ownStoreID: null }));
  }
  if (refusal !== null) return respond('accessDenied', { reason: refusal }, { msgType: 'Authorization Error', message: refusal });
  await linkStore(identity.database, session.id, store.name, identity.clock.now());
  const before = await renewVisitorCookie(context);
  const cartMerged = before !== null && (await mergeVisitorCarts(context, before, context.browserMark, buyer.buyerId));
  if (cartMerged) await context.messages.send(buyerAddress(buyer.buyerId), { op: 'cart' }, context.webSocketId);
  context.counts.signedIn(store.name);
  return authenticated({ cartMerged, ownStoreID: await ownStoreOf(identity, buyer, context) });
}

/** The number of the buyer's own store, where they have come to the default one, which is shown where nothing else says which, and their own lets them in; else null. */
async function ownStoreOf(identity: Identity, buyer: Buyer, { store, stores }: RequestContext): Promise<number | null> {
  if (store.name !== defaultStore) return null;
  const own = stores.byName(await identity.ownStore(buyer.buyerId));
  if (own === null || own.name === store.name) return null;
  return (await ownStoreRefusal(identity, buyer, own)) === null ? own.number : null;
}

/**
 * A cookie that was known before sign-in, or was planted, is worth nothing after it.
 *
 * @returns the visitor of before; null when there was none
 */
async function renewVisitorCookie({ database, session, browserMark, clock }: RequestContext): Promise<string | null> {
  const { visitorId: before, visitorKnown: wasKnown } = session;
  session.forgetVisitor();
  if (wasKnown && browserMark !== null) await renewVisitor(database, before, session.visitorId, browserMark, clock.now());
  return wasKnown ? before : null;
}

const confirmed = (flag: string | undefined): boolean => ['true', '1', 'yes', 'y'].includes((flag ?? '').toLowerCase());

/** Requisitions that are not sent are asked about first, and items in the cart, unless the request says that the buyer has confirmed. */
async function signOut(identity: Identity, context: RequestContext, confirmLogout: string | undefined) {
  const buyerId = confirmed(confirmLogout) ? null : await signedInBuyer(identity, context);
  if (buyerId !== null) {
    const unsent = await identity.unsentRequisitions(identity.database, buyerId, context.store.name);
    if (unsent > 0) return respond('FedstripConfirmLogOff', { lineCount: unsent });
    const cart = await readCart(identity.database, { kind: 'buyer', buyerId, store: context.store.name });
    if (cart.lines.length > 0) return respond('AdvantageConfirmLogOff', { lineCount: cart.lines.length });
  }
  return endSignIn(identity, context);
}

/** Sign-out from the pages of requisitions (specification, section 2, FEDSTRIP): asks of them alone. */
async function signOutOfRequisitions(identity: Identity, context: RequestContext, confirmLogout: string | undefined) {
  const buyerId = confirmed(confirmLogout) ? null : await signedInBuyer(identity, context);
  const unsent = buyerId === null ? 0 : await identity.unsentRequisitions(identity.database, buyerId, context.store.name);
  return unsent > 0 ? respond('FedstripConfirmLogOff', { lineCount: unsent }) : endSignIn(identity, context);
}

const signedInBuyer = async ({ database, clock }: Identity, { buyer, session }: RequestContext): Promise<string | null> =>
  buyer?.buyerId ?? liveBuyer(database, session.id, clock.now());

async function endSignIn(identity: Identity, context: RequestContext) {
  const kept = await forgetSession(identity, context);
  context.session.forgetVisitor();
  const endSessionURL = kept === null || kept.idToken === '' ? null : await endSessionAddress(identity, kept.idToken, context.webOrigin);
  return endSessionURL === null ? respond('SignedOff', {}) : respond('LogoutFromAuthServer', { endSessionURL });
}
