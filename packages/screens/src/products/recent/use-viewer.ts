import { useSession, useSignIn } from '@quartermaster/core';
import { useCallback } from 'react';
import type { Looking } from './recent-products.ts';

/** Who looks at products here; read it after the page is there. */
export function useViewer(): () => Looking {
  const { loggedIn } = useSession();
  const { identityLogin, hasToken } = useSignIn();
  return useCallback(() => {
    const visitor = hasToken() ? undefined : null;
    return { buyer: loggedIn ? (identityLogin() ?? '') : visitor, now: Date.now() };
  }, [loggedIn, identityLogin, hasToken]);
}
