import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import { refuseOtherMethods, sendPage } from '../http/index.ts';
import { problemPage } from '../pages/index.ts';
import { firstFactorOf, postCode, postHelp, postRecovery, showCode, showRecovery } from './code-step.ts';
import { postPassword, showPassword } from './password-step.ts';
import { leaveToRegister } from './leave-to-register.ts';
import { openStep, seeOther, type SignInDeps, type SignInRequest, type Step } from './step.ts';

type StepHandler = (deps: SignInDeps, step: Step) => Promise<FastifyReply>;

const path = '/interaction/:uid(^[\\w-]{1,64}$)';
const largestForm = 16 * 1024;

const forms: Readonly<Record<'password' | 'code' | 'restart' | 'cancel' | 'register' | 'recovery' | 'help', StepHandler>> = {
  password: postPassword,
  code: postCode,
  restart: async ({ firstFactors }, { uid, path: start, reply }) => {
    await firstFactors.forget(uid);
    return seeOther(reply, start);
  },
  recovery: postRecovery,
  help: postHelp,
  register: leaveToRegister,
  cancel: async ({ firstFactors }, { uid, provider, request, reply }) => {
    await firstFactors.forget(uid);
    // Not access_denied: that is for people who have to register.
    const result = { error: 'login_required', error_description: 'The person canceled the sign-in.' };
    return seeOther(reply, await provider.interactionResult(request.raw, reply.raw, result));
  },
};

/** The pages of a sign-in: GET `/interaction/<uid>` shows the step that is due, POST `/interaction/<uid>/<form>` takes a form. */
export async function registerSignIn(app: FastifyInstance, deps: SignInDeps): Promise<void> {
  const inStep = (handle: StepHandler) => async (request: FastifyRequest<SignInRequest>, reply: FastifyReply) => {
    const step = await openStep(deps, request, reply);
    return step === null ? sendExpired(deps, reply, 400) : handle(deps, step);
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: largestForm, parser: (text) => Object.fromEntries(new URLSearchParams(text)) });

    // Before the body is read. The interaction cookie is SameSite=Lax, but another port of this host is the same site.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && request.headers.origin !== deps.issuer) return sendExpired(deps, reply, 403);
      return undefined;
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      if (error instanceof errors.SessionNotFound) return sendAfterwards(deps, request, reply);
      // The body is too large, or it is no form.
      if (error.code.startsWith('FST_ERR_CTP_')) return sendExpired(deps, reply, error.statusCode ?? 400);
      throw error;
    });

    scope.get<SignInRequest>(path, inStep(showStep));
    scope.get<SignInRequest>(`${path}/recovery`, inStep(showRecovery));
    for (const [name, handle] of Object.entries(forms)) {
      scope.post<SignInRequest>(`${path}/${name}`, inStep(handle));
      // A person entered the address of a page with errors again.
      if (name !== 'recovery') scope.get<SignInRequest>(`${path}/${name}`, async ({ params }, reply) => seeOther(reply, `/interaction/${params.uid}`));
    }
  });
  refuseOtherMethods(app, path, ['GET']);
  for (const name of Object.keys(forms)) refuseOtherMethods(app, `${path}/${name}`, ['GET', 'POST']);
}

async function showStep(deps: SignInDeps, step: Step): Promise<FastifyReply> {
  const first = await firstFactorOf(deps, step);
  return first ? showCode(step, first) : showPassword(step);
}

/** Back, or a bookmark, from where the sign-in has led: the marketplace opens for a person who is signed in. */
async function sendAfterwards(deps: SignInDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (request.method !== 'GET') return sendExpired(deps, reply, 400);
  const provider = await deps.provider();
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  return session.accountId === undefined ? sendExpired(deps, reply, 400) : seeOther(reply, `${deps.webOrigins.main}/`);
}

function sendExpired({ issuer, webOrigins }: SignInDeps, reply: FastifyReply, status: number): FastifyReply {
  const page = problemPage({
    heading: 'This sign-in page has expired',
    text: [
      'Each sign-in page works once, within fifteen minutes, in the browser that opened it. The browser must accept cookies.',
      `Go to Quartermaster and sign in from there. The address bar of this page must start with ${issuer}.`,
    ],
    homeUrl: `${webOrigins.main}/`,
  });
  return sendPage(reply, status, page, webOrigins.main);
}
