import type { LightMyRequestResponse } from 'fastify';
import type { DeskAnswer, DeskPath, Refusal, Role } from '@quartermaster/contracts-desk';
import type { TestPerson } from '../../testing/identity-provider.ts';
import type { TestServer } from '../../testing/server.ts';
import { addOperator } from '../operators/operator-store.ts';

/** The answer to a call of the desk: of the service, or why it was refused. */
interface Answered<Path extends DeskPath> {
  readonly status: number;
  readonly answer: DeskAnswer<Path>;
  readonly refusal: Refusal;
}

/** What of a server the desk's browser needs. */
type DeskServer = Pick<TestServer, 'app' | 'provider' | 'pool'>;

type Fields = Readonly<Record<string, string | number | boolean>>;

/** The part of a browser between the desk's page and the server: it keeps the desk's cookies and sends the token of its session. */
export class DeskBrowser {
  readonly cookies = new Map<string, string>();
  readonly #server: DeskServer;
  xsrfToken = '';

  constructor(server: DeskServer) {
    this.#server = server;
  }

  /** Asks for an address of the desk as a navigation does. */
  async visit(url: string): Promise<LightMyRequestResponse> {
    const answer = await this.#server.app.inject({ url, headers: { cookie: this.#cookie() } });
    for (const cookie of answer.cookies) {
      if (cookie.expires !== undefined && cookie.expires.getTime() <= 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    return answer;
  }

  /** Through the identity server and back; the address that the browser is led to at the end. */
  async signIn(person: TestPerson): Promise<string> {
    const begun = await this.visit('/advantage/desk/sign-in');
    const [state = '', verifier = ''] = (this.cookies.get('QM_DESK_SIGN_IN') ?? '').split('.');
    if (begun.statusCode !== 303) throw new Error(`No sign-in was begun: ${begun.body}`);
    const code = this.#server.provider.code(person, verifier);
    const back = await this.visit(`/advantage/desk/signed-in?code=${code}&state=${state}`);
    if (back.headers.location === '/desk') this.xsrfToken = (await this.get('/session')).answer.xsrfToken;
    return back.headers.location ?? '';
  }

  get<Path extends DeskPath<'GET'>>(path: Path, query: Fields = {}): Promise<Answered<Path>> {
    const search = new URLSearchParams(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))).toString();
    return this.#call('GET', `${path}?${search}`);
  }

  post<Path extends DeskPath<'POST'>>(path: Path, body: object = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answered<Path>> {
    return this.#call('POST', path, body, headers);
  }

  async #call<Path extends DeskPath>(method: 'GET' | 'POST', path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Answered<Path>> {
    const answer = await this.#server.app.inject({
      method, url: `/advantage/desk${path}`,
      headers: { cookie: this.#cookie(), 'x-xsrf-token': this.xsrfToken, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    // A file is sent as it is.
    const said: unknown = answer.headers['content-type']?.toString().includes('json') === true ? answer.json() : answer.body;
    return { status: answer.statusCode, answer: said as DeskAnswer<Path>, refusal: said as Refusal };
  }

  #cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

/** A browser in which an operator of this role has signed in. */
export async function operatorAtDesk(server: DeskServer, role: Role, login = `${role.toLowerCase()}@desk.example.gov`): Promise<DeskBrowser> {
  await addOperator(server.pool, login, role, new Date());
  const browser = new DeskBrowser(server);
  const end = await browser.signIn({ sub: `account of ${login}`, preferred_username: login, given_name: 'Sample', family_name: role });
  if (end !== '/desk') throw new Error(`The operator was led to ${end}.`);
  return browser;
}
