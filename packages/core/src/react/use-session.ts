import type { SessionAttributes } from '@quartermaster/contracts';
import { useMemo } from 'react';
import type { SignInOptions } from '../engine/index.ts';
import { useSignal, useStorefront } from './storefront-context.ts';

/** The session: the buyer or visitor, the store, and the contents of the cart. */
export function useSession(): SessionAttributes {
  return useSignal(useStorefront().session);
}

export interface SignInActions {
  /** Leaves for the identity server. */
  signIn(options?: SignInOptions): Promise<void>;
  /** Ends the session on both sides. */
  signOut(): Promise<void>;
  /** Signs out on both sides, then lets another person sign in. */
  switchUser(): Promise<void>;
  /** The login name that the identity server told last. Read it after the page is there: the server knows none. */
  identityLogin(): string | null;
  /** Whether this browser has the token of a buyer. Where the session says at the same time that no one is signed in, it is not known yet who is: the page was rendered for everyone. */
  hasToken(): boolean;
}

/** How a page begins sign-in and ends it. */
export function useSignIn(): SignInActions {
  const storefront = useStorefront();
  return useMemo(
    () => ({
      signIn: (options) => storefront.signIn(options),
      signOut: () => storefront.signOut(),
      switchUser: () => storefront.switchUser(),
      identityLogin: () => storefront.identityLogin(),
      hasToken: () => storefront.hasToken(),
    }),
    [storefront],
  );
}
