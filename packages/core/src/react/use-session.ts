import type { SessionAttributes } from '@quartermaster/contracts';
import { useMemo } from 'react';
import type { SignInOptions } from '../engine/storefront.ts';
import { useSignal, useStorefront } from './storefront-context.ts';

/** Who is asking, in which store, and what the cart holds. */
export function useSession(): SessionAttributes {
  return useSignal(useStorefront().session);
}

export interface SignInActions {
  /** Leaves for the identity server. */
  signIn(options?: SignInOptions): Promise<void>;
  /** Ends the session on both sides. */
  signOut(): Promise<void>;
}

export function useSignIn(): SignInActions {
  const storefront = useStorefront();
  return useMemo(
    () => ({ signIn: (options) => storefront.signIn(options), signOut: () => storefront.signOut() }),
    [storefront],
  );
}
