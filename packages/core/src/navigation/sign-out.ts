import type { Envelope } from '@quartermaster/contracts';
import type { ConfirmRequest } from '../extension/index.ts';

/** The next step after an answer of /login/sign_out (specification, sections 2 and 4). */
export type SignOutStep =
  | { readonly kind: 'ended'; readonly leaveFor: string | null }
  | { readonly kind: 'confirm'; readonly request: ConfirmRequest }
  | { readonly kind: 'other' };

export const signOutPath = '/login/sign_out';

/** Reads an answer of the sign-out service. `SignedOff` and unknown names are shown like any other answer. */
export function signOutStep({ responseName, attributes }: Envelope): SignOutStep {
  if (responseName === 'SignedOff') return { kind: 'ended', leaveFor: null };
  if (responseName === 'LogoutFromAuthServer') {
    const url = attributes?.['endSessionURL'];
    return { kind: 'ended', leaveFor: typeof url === 'string' && /^https?:\/\//i.test(url) ? url : null };
  }
  if (responseName === 'AdvantageConfirmLogOff') return { kind: 'confirm', request: question(cartKept(attributes?.['lineCount'])) };
  if (responseName === 'FedstripConfirmLogOff') return { kind: 'confirm', request: question(requisitionKept) };
  return { kind: 'other' };
}

const requisitionKept = 'The FEDSTRIP requisition that you have begun is not sent yet. What you have typed is kept and will be there when you sign in again.';

function cartKept(lineCount: unknown): string {
  const kept = lineCount === 1 ? 'The item in your cart is kept' : 'The items in your cart are kept';
  return `${kept} and will be there when you sign in again.`;
}

function question(body: string): ConfirmRequest {
  return {
    title: 'Sign out?',
    body,
    confirmLabel: 'Sign out',
    cancelLabel: 'Stay signed in',
  };
}
