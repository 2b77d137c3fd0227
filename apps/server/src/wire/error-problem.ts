import { isAnswerLost, Overdue, SqlState, sqlState } from '@quartermaster/database';
import { Problem, problem } from './problem.ts';

const notAccepted = 'Request Not Accepted';

type KnownProblem = Omit<ConstructorParameters<typeof Problem>[0], 'cause'>;

const tookTooLong: KnownProblem = {
  status: 503,
  code: 'TOOK_TOO_LONG',
  title: 'Server Busy',
  message: 'The server did not finish in time. Wait a moment and try again.',
  retryAfter: 5,
};

/** By the codes of errors of Fastify and of the database. */
const knownProblems: Readonly<Record<string, KnownProblem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'BODY_TOO_LARGE',
    title: notAccepted,
    message: 'The body of the request is larger than 256 KB. Send less at once.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'CONTENT_TYPE_UNKNOWN',
    title: notAccepted,
    message: 'The body of the request must be JSON: send it with Content-Type: application/json.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: 'BODY_MALFORMED',
    title: notAccepted,
    message: 'The body of the request is empty although it says that it is JSON: send {} when there is nothing to say.',
  },
  FST_ERR_HANDLER_TIMEOUT: tookTooLong,
  // A statement was ended because it took longer than its limit.
  [SqlState.queryCanceled]: tookTooLong,
};

const malformed: KnownProblem = {
  status: 400,
  code: 'BODY_MALFORMED',
  title: notAccepted,
  message: 'The body of the request is not well-formed JSON. Check its quotes, commas and brackets.',
};

const network = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let current = error, depth = 0; current instanceof Error && depth < 8; current = current.cause, depth += 1) {
    if ('code' in current && typeof current.code === 'string') codes.push(current.code);
  }
  return codes;
}

/**
 * The database cannot be reached, is going down or coming up (SQLSTATE classes 08, 53 and 57P), lets no one in (28, 3D, and 55000 of a connection: an operator has renamed or closed it), or only answers
 * reads (25006), as a server does that another one has replaced.
 */
function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|28|3D|53|57P|25006)/.test(state) || (state === '55000' && error instanceof Error && /not currently accepting connections/.test(error.message));
  return (
    isAnswerLost(error) || error instanceof Overdue ||
    codesOf(error).some((code) => network.has(code)) ||
    (error instanceof Error && /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after/.test(error.message))
  );
}

/** A thrown value, as a problem that may be shown; details stay in the log. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  for (const code of codesOf(error)) {
    const known = knownProblems[code];
    if (known !== undefined) return problem({ ...known, cause: error });
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 400) return problem({ ...malformed, cause: error });
  if (status > 400 && status < 500) {
    return problem({ status, code: 'REQUEST_REFUSED', title: notAccepted, message: 'The request was not accepted. Check it and try again.', cause: error });
  }
  if (sqlState(error) === SqlState.diskFull) {
    return problem({
      status: 503,
      code: 'DATABASE_FULL',
      title: 'Server Busy',
      message: 'The server has no room to keep this at the moment. Nothing was changed; try again in a few minutes.',
      retryAfter: 120,
      cause: error,
    });
  }
  if (isDatabaseAway(error)) {
    return problem({
      status: 503,
      code: 'DATABASE_AWAY',
      title: 'Server Busy',
      message: 'The server cannot reach its database at the moment. Nothing was lost; try again in a minute.',
      retryAfter: 30,
      cause: error,
    });
  }
  return problem({
    status: 500,
    code: 'UNEXPECTED',
    title: 'Unexpected Error',
    message: 'The server could not do this because of a mistake of its own. Try again; if it happens again, tell the help desk the error id.',
    cause: error,
  });
}
