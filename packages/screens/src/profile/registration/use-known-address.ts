import { useSignIn } from '@quartermaster/core';
import { useEffect } from 'react';

interface EmailForm {
  readonly values: () => Readonly<{ email: string }>;
  readonly setValue: (name: 'email', value: string) => void;
}

/** Begins a form with the address of who is signed in at the identity server, which knows it; the server of the page does not. */
export function useKnownAddress({ values, setValue }: EmailForm): void {
  const { identityLogin } = useSignIn();
  useEffect(() => {
    const login = identityLogin();
    if (values().email === '' && login?.includes('@') === true) setValue('email', login);
  }, [identityLogin, values, setValue]);
}
