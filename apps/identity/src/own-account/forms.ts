import type { FastifyReply } from 'fastify';
import { hashPassword, matchTotpStep, setPasswordHash, setTotpSecret } from '../accounts/index.ts';
import { sendPage } from '../http/index.ts';
import { passwordChangedLetter } from '../lost-password/index.ts';
import { changeAppPage, changePasswordPage, codesMadePage, newCodesPage, type AccountForm, type FieldError } from '../pages/index.ts';
import { mistakesOfNewPassword } from '../passwords/index.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from '../recovery-codes/index.ts';
import { changeOwn } from './change.ts';
import type { OwnAccountDeps } from './deps.ts';
import { appChangedLetter, codesMadeLetter } from './letters.ts';
import { beginApp, openApp, type NewApp } from './new-app.ts';
import { checkPresentCode, checkPresentPassword } from './present-factor.ts';
import type { Visit } from './visit.ts';

/** A form of the account: it is shown, and taken. */
export interface OwnForm {
  /** What a demo account signs in with stays. */
  readonly forDemo: boolean;
  show(deps: OwnAccountDeps, visit: Visit): Promise<FastifyReply>;
  take(deps: OwnAccountDeps, visit: Visit): Promise<FastifyReply>;
}

export const typed = ({ request }: Visit, name: string): string => request.body?.[name] ?? '';
export const common = ({ account, pathOf, back }: Visit, page: string, errors: readonly FieldError[]): AccountForm => ({ login: account.login, path: pathOf(page), accountPath: pathOf(''), homeUrl: back, errors });
/** 422 with mistakes, 429 with Retry-After where another try has to wait. */
export function send({ webOrigins }: OwnAccountDeps, { reply }: Visit, page: Parameters<typeof sendPage>[2], errors: readonly FieldError[] = []): FastifyReply {
  const seconds = errors.find(({ waitSeconds }) => waitSeconds !== undefined)?.waitSeconds;
  if (seconds !== undefined) return sendPage(reply.header('retry-after', String(seconds)), 429, page, webOrigins.main);
  return sendPage(reply, errors.length > 0 ? 422 : 200, page, webOrigins.main);
}

/** Goes to the page of the account, which says what was done. */
export const doneWith = ({ reply, pathOf }: Visit, done: string): FastifyReply => {
  const address = pathOf('');
  return reply.header('cache-control', 'no-store').redirect(`${address}${address.includes('?') ? '&' : '?'}done=${done}`, 303);
};

const showPassword = (deps: OwnAccountDeps, visit: Visit, errors: readonly FieldError[]) => send(deps, visit, changePasswordPage(common(visit, 'password', errors)), errors);

export const passwordForm: OwnForm = {
  forDemo: false,
  show: async (deps, visit) => showPassword(deps, visit, []),
  async take(deps, visit) {
    const { account } = visit;
    const password = typed(visit, 'password');
    const mistakes = mistakesOfNewPassword(password, typed(visit, 'again'), account);
    if (mistakes.length > 0) return showPassword(deps, visit, mistakes);
    const error = await checkPresentPassword(deps, account, typed(visit, 'present'));
    if (error !== null) return showPassword(deps, visit, [error]);
    const hash = await hashPassword(password);
    await changeOwn(deps, visit, { actions: ['password-changed'], letter: passwordChangedLetter, ends: 'others', run: (connection) => setPasswordHash(connection, account.id, hash) });
    return doneWith(visit, 'password');
  },
};

const showApp = (deps: OwnAccountDeps, visit: Visit, app: NewApp, errors: readonly FieldError[]) => send(deps, visit, changeAppPage({ ...common(visit, 'app', errors), ...app }), errors);

export const appForm: OwnForm = {
  forDemo: false,
  show: async (deps, visit) => showApp(deps, visit, beginApp(deps.store.box, visit, deps.clock.now()), []),
  async take(deps, visit) {
    const { account } = visit;
    const { store: { box }, clock } = deps;
    const app = openApp(box, visit, typed(visit, 'key'), clock.now());
    if (app === null) return showApp(deps, visit, beginApp(box, visit, clock.now()), [{ field: '', message: 'This page was open for too long. Here is another key: scan it with the app.' }]);
    const step = await matchTotpStep(app.secret, typed(visit, 'code'), clock.now());
    if (step === undefined) return showApp(deps, visit, app, [{ field: 'code', message: 'The code of the new app is not right. Enter the one that it shows now.' }]);
    const error = await checkPresentCode(deps, account, typed(visit, 'present'));
    if (error !== null) return showApp(deps, visit, app, [error]);
    const codes: string[] = [];
    await changeOwn(deps, visit, {
      actions: ['second-factor-changed', 'recovery-codes-made'], letter: appChangedLetter, ends: 'others',
      async run(connection, { id }, now) {
        await setTotpSecret(connection, box, id, app.secret, step);
        codes.push(...(await replaceRecoveryCodes(connection, id, now)));
      },
    });
    return send(deps, visit, codesMadePage({ title: 'Your new app is set up', login: account.login, codes, accountPath: visit.pathOf(''), homeUrl: visit.back }));
  },
};

const showCodes = async (deps: OwnAccountDeps, visit: Visit, errors: readonly FieldError[]) =>
  send(deps, visit, newCodesPage({ ...common(visit, 'recovery-codes', errors), codesLeft: await recoveryCodesLeft(deps.store.pool, visit.account.id) }), errors);

export const recoveryCodesForm: OwnForm = {
  forDemo: true,
  show: (deps, visit) => showCodes(deps, visit, []),
  async take(deps, visit) {
    const { account } = visit;
    const error = await checkPresentCode(deps, account, typed(visit, 'present'));
    if (error !== null) return showCodes(deps, visit, [error]);
    const codes: string[] = [];
    await changeOwn(deps, visit, {
      actions: ['recovery-codes-made'], letter: codesMadeLetter, ends: 'none',
      run: async (connection, { id }, now) => void codes.push(...(await replaceRecoveryCodes(connection, id, now))),
    });
    return send(deps, visit, codesMadePage({ title: 'You have new recovery codes', login: account.login, codes, accountPath: visit.pathOf(''), homeUrl: visit.back }));
  },
};
