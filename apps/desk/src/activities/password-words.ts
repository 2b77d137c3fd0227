import type { PasswordUse } from '@quartermaster/contracts-desk';

/** For what an activity asks for AAC passwords, as operators read it. */
export const passwordWords: Readonly<Record<PasswordUse, string>> = {
  none: 'Not asked for (the default)',
  billing: 'For orders and requisitions that this activity pays',
  shipping: 'For orders that go to this activity',
  both: 'For orders that this activity pays, and for those that go to it',
};

export const isPasswordUse = (value: string): value is PasswordUse => Object.hasOwn(passwordWords, value);
