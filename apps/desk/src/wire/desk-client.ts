import type { DeskAnswer, DeskPath, DeskRequest, Refusal } from '@quartermaster/contracts-desk';

/** A call that was not served. The message is for the operator. */
export class DeskRefusal extends Error {
  override readonly name = 'DeskRefusal';
  readonly code: string;
  readonly fieldErrors: Refusal['fieldErrors'];

  constructor({ code, message, fieldErrors }: Refusal) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/** The services of the desk, typed by their contracts. Both throw {@link DeskRefusal}. */
export interface DeskClient {
  read<Path extends DeskPath<'GET'>>(path: Path, request: DeskRequest<Path>): Promise<DeskAnswer<Path>>;
  /** Sent with the token that the session's answer brought. */
  change<Path extends DeskPath<'POST'>>(path: Path, request: DeskRequest<Path>): Promise<DeskAnswer<Path>>;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const base = '/advantage/desk';

/** @param send the browser's `fetch` */
export function openDeskClient(send: Fetch): DeskClient {
  let xsrfToken = '';
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await send(`${base}${path}`, init).catch(() => null);
    if (response === null) throw new DeskRefusal({ code: 'SERVER_AWAY', message: 'The server cannot be reached. Try again in a moment.', fieldErrors: [] });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new DeskRefusal(isRefusal(answer) ? answer : { code: 'UNEXPECTED', message: 'The server could not do this. Try again.', fieldErrors: [] });
    return answer;
  };
  return {
    async read(path, request) {
      const query = new URLSearchParams(fieldsOf(request));
      const answer = await call(query.size === 0 ? path : `${path}?${query.toString()}`, { headers: { accept: 'application/json' } });
      if (path === '/session') ({ xsrfToken } = answer as DeskAnswer<'/session'>);
      return answer as DeskAnswer<typeof path>;
    },
    async change(path, request) {
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken };
      return (await call(path, { method: 'POST', headers, body: JSON.stringify(request) })) as DeskAnswer<typeof path>;
    },
  };
}

const isRefusal = (answer: unknown): answer is Refusal => typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer && 'fieldErrors' in answer;

/** Fields of a query; what is neither a text nor a number has no place in one. */
const fieldsOf = (request: object): [string, string][] =>
  Object.entries(request).flatMap(([name, value]: [string, unknown]): [string, string][] => (typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []));
