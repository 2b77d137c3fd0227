import { registrationFlowPoint, useExtension, useNavigation } from '@quartermaster/core';

/** The address of the store's form for an account. */
export function useRegistrationAddress(): string {
  const { href } = useNavigation();
  return href(useExtension(registrationFlowPoint)?.form ?? '/profile/registration');
}
