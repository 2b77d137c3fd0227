import type { StoreList } from '../store/current-store.ts';
import { answered, FakeServer, type Handler } from './fake-server.ts';
import { MemoryHistory } from './memory-history.ts';
import { openTab, sessionOf, type World } from './world.ts';

/** The identity server's config as the server gives it. */
export const identityConfig = {
  issuer: 'http://id.test', session_endpoint: 'http://id.test/session', authorization_endpoint: 'http://id.test/auth',
  token_endpoint: 'http://id.test/token', end_session_endpoint: 'http://id.test/end', pivreader_endpoint: null,
  client_id: 'web', scopes_supported: ['openid', 'profile'], dpop_signing_alg_values_supported: [],
  authorization_response_iss_parameter_supported: false, max_age: null, fresh_after_expiry: true,
};
export const proofKey = {
  pkce_state: 'state-0123456789-0123456789',
  pkce_code_challenger: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  pkce_code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
};

/** A server that knows the buyer by their token. */
export function market(): FakeServer {
  const forBuyers = (answer: ReturnType<typeof answered>): Handler => ({ headers }) =>
    headers.get('authorization') === 'Bearer access-1' ? answer : { status: 401, body: null };
  return new FakeServer()
    .on('/main/start_page', answered('Success'))
    .on('/main/home', answered('Success'))
    .on('/main/session', answered('Success'))
    .on('/main/end_session', 'ended')
    .on('/cart/shopping_cart', answered('Initial'))
    .on('/login', answered('Success', { purpose: 'check out' }))
    .on('/login/oauth_config', answered('Success', identityConfig))
    .on('/login/pkce', answered('Success', proofKey))
    .on('/login/auth_tokens', answered('Success', { access_token: 'access-1', id_token: 'id-1', expires_in: 600 }))
    .on('/login/mfa_sign_in', { responseType: 'AUTHENTICATED', responseName: 'Success', attributes: { cartMerged: true, ...sessionOf({ loggedIn: true, firstName: 'Demo' }) } })
    .on('/checkout/checkout_review', forBuyers(answered('CheckOutReview')))
    .on('/checkout/checkout_review_submit', forBuyers(answered('OrderConfirmation')))
    .on('/checkout/select_payment', forBuyers(answered('SelectPayment')));
}

/** The browser comes back from the identity server: a new page in the same tab. */
export function comeBack(world: World, search = `?code=code-1&state=${proofKey.pkce_state}`, stores?: StoreList): Promise<World> {
  const history = new MemoryHistory(`/pkce/callback${search}`);
  const { server, localStorage, sessionStorage } = world;
  return openTab({ server, history, localStorage, sessionStorage, ...(stores && { stores }) });
}

/** Leaves for the identity server from a page. `before`: what the visitor does there first. */
export async function signInFrom(url: string, before: (world: World) => void = () => {}): Promise<World> {
  const world = await openTab({ url, server: market() });
  before(world);
  await world.settle();
  await world.storefront.signIn();
  await world.settle();
  return world;
}
