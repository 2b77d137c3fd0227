import { emailRule, type VerifyEmail } from '@quartermaster/contracts';
import { readEmailTrouble, verifyEmailPage } from '../../checkout/index.ts';
import { codeEnded, findCode, mailCode, takeEmailCode, type CodeTools } from '../../virtual-store/index.ts';
import { implement, redirect, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../../wire/index.ts';

const leadOn = (next: VerifyEmail['next'] | undefined) => redirect(next === 'requisitions' ? '/fedstrip/fedstrip_shopping_cart' : '/checkout/checkout_review');
const tooMany = 'Too many codes were sent in the last hour. Wait an hour, then ask for another.';
const tooSoon = 'The last code was sent less than a minute ago. Wait a minute, then ask for another.';
/** Milliseconds between two codes for one buyer. */
const pause = 60_000;

/** Confirming an e-mail address that was never confirmed, or to which mail came back, before an order (specification, section 2, Cart). */
export function verifyEmailServices(tools: CodeTools): readonly Implementation[] {
  return [
    implement(serviceAt('/profile/verify_email'), async ({ another, next }, context) => {
      const page = await blankPage(context, next);
      if (page === null) return leadOn(next);
      const open = another === '1' ? null : await findCode(context.database, signedIn(context), context.clock.now());
      return respond('VerifyEmail', open === null ? page : { ...page, sent: sentOf(open) });
    }),
    implement(
      serviceAt('/profile/verify_email_submit'),
      async ({ email, code, next }, context) => {
        const page = await blankPage(context, next);
        if (page === null) return leadOn(next);
        return code === undefined ? respond('VerifyEmail', await sendCode(tools, page, email ?? '', context)) : takeCode(tools, page, code, context);
      },
      { rateClass: 'signIn' },
    ),
  ];
}

const sentOf = ({ email, expiresAt }: { readonly email: string; readonly expiresAt: Date }): VerifyEmail['sent'] => ({ to: email, expiresAt: expiresAt.toISOString() });

/** Null where there is nothing to confirm. */
async function blankPage(context: RequestContext, next: VerifyEmail['next'] | undefined): Promise<VerifyEmail | null> {
  const buyer = signedIn(context);
  const reason = await readEmailTrouble(context.database, buyer);
  return reason === null ? null : verifyEmailPage(buyer, reason, next);
}

async function sendCode(tools: CodeTools, page: VerifyEmail, typed: string, context: RequestContext): Promise<VerifyEmail> {
  const wrong = emailRule(typed);
  if (wrong !== null) return { ...page, email: typed, problem: wrong };
  const mailed = await mailCode(tools, {
    owner: { buyerId: signedIn(context).buyerId }, email: typed, kind: 'confirm-email', subject: 'Your code to confirm your e-mail address', pause,
    before: 'A buyer, probably you, wants to use this address for orders.', after: 'If you did not ask, nothing has changed and you need not do anything.',
  });
  if (mailed.kind === 'mailed') return { ...page, sent: sentOf(mailed.code) };
  return { ...page, email: typed, problem: mailed.kind === 'too soon' ? tooSoon : tooMany };
}

async function takeCode(tools: CodeTools, page: VerifyEmail, typed: string, context: RequestContext) {
  const taken = await takeEmailCode(tools, signedIn(context), typed);
  if (taken.kind === 'confirmed') return leadOn(page.next);
  return respond('VerifyEmail', taken.kind === 'wrong' ? { ...page, sent: sentOf(taken.code), problem: taken.problem } : { ...page, problem: codeEnded });
}
