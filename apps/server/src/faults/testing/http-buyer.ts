import { randomUUID } from 'node:crypto';
import type { CheckoutReview, Envelope } from '@quartermaster/contracts';
import { embeddedIdentity } from '../../login/index.ts';
import type { TestIdentityProvider } from '../../testing/identity-provider.ts';

/** Thrown when the server went away before it answered. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** A buyer's browser over real HTTP: it keeps cookies and sends the XSRF header. */
export class HttpBuyer {
  readonly #base: string;
  #token: string | null = null;
  readonly #cookies = new Map<string, string>();

  constructor(port: number) {
    this.#base = `http://127.0.0.1:${port}/advantage/rs`;
  }

  /** Signs in as the web does, at an identity server that asks nothing. */
  async signIn(provider: TestIdentityProvider, sub: string, email = 'buyer@agency.example.gov'): Promise<void> {
    const { attributes } = await this.get('/login/pkce');
    const verifier = String(attributes?.['pkce_code_verifier']);
    const tokens = await this.#expect('Success', this.post('/login/auth_tokens', {
      grant_type: 'authorization_code',
      code: provider.code({ sub, given_name: 'Demo', family_name: 'Buyer', email, agency_code: '4700' }, verifier),
      client_id: embeddedIdentity.clientId,
      redirect_uri: `${this.#base.replace('127.0.0.1', 'localhost').replace('/advantage/rs', '')}/pkce/callback`,
      code_verifier: verifier,
    }));
    this.#token = String(tokens.attributes?.['access_token']);
    await this.#expect('Success', this.get('/login/mfa_sign_in'));
    // Once: the profile of a buyer who has signed in before is as it was saved then.
    await this.post('/profile/save_profile', { kind: 'federal', version: 0, values: { phone: '202-555-0100' } });
  }

  async get(path: string): Promise<Envelope> {
    return this.#call(path, { method: 'GET' });
  }

  async post(path: string, body: unknown): Promise<Envelope> {
    return this.#call(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /** Fills the cart, and chooses ship-to and payment the first time; gives the review that is ready to be ordered. */
  async prepare(offerId: string, quantity: number): Promise<CheckoutReview> {
    await this.#expect('Success', this.post('/cart/addCart', { items: [{ offerId, quantity }], changeKey: randomUUID() }));
    let review = await this.#review();
    if (review.shipTo === null) {
      await this.#expect('CheckOutReview', this.post('/checkout/select_shipping', { aac: '47SMPL' }));
      await this.#expect('CheckOutReview', this.post('/checkout/select_payment', { aac: '47SMPL' }));
      review = await this.#review();
    }
    if (review.problems.length > 0) throw new Error(`The order cannot be placed: ${JSON.stringify(review.problems)}`);
    return review;
  }

  submit({ submitKey, reviewed }: CheckoutReview): Promise<Envelope> {
    return this.post('/checkout/checkout_review_submit', { submitKey, reviewed });
  }

  async #review(): Promise<CheckoutReview> {
    const { attributes } = await this.#expect('CheckOutReview', this.get('/checkout/checkout_review'));
    return attributes as unknown as CheckoutReview;
  }

  async #expect(name: string, asked: Promise<Envelope>): Promise<Envelope> {
    const envelope = await asked;
    if (envelope.responseName !== name) throw new Error(`Expected ${name}, and got ${JSON.stringify(envelope)}`);
    return envelope;
  }

  async #call(path: string, init: { method: 'GET' | 'POST'; body?: string }): Promise<Envelope> {
    const headers = {
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
      ...(this.#token !== null && { authorization: `Bearer ${this.#token}` }),
      'x-xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    try {
      const response = await fetch(this.#base + path, { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        this.#cookies.set(name, value);
      }
      return (await response.json()) as Envelope;
    } catch (error) {
      throw new NoAnswer(`${path} was not answered`, { cause: error });
    }
  }
}
