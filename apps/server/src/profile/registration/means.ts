import type { MailStrategy } from '@quartermaster/deployment';
import type { RequestContext } from '../../wire/index.ts';
import type { CodeTools } from '../../virtual-store/index.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import type { AtOnce } from './at-once.ts';

/** What registration needs beside its calls. */
export interface RegistrationMeans {
  readonly mail: MailStrategy;
  readonly codes: CodeTools;
  readonly accounts: Pick<AccountKeeper, 'isOffered' | 'register'>;
  readonly atOnce: AtOnce;
}

/** Whether an account may be opened without an operator here: the operator allows it, and the identity server makes accounts for us. One that does not answer says nothing. */
export const mayOpenAtOnce = async ({ atOnce, accounts }: Pick<RegistrationMeans, 'atOnce' | 'accounts'>): Promise<boolean> => atOnce.isOn && accounts.isOffered().catch(() => false);

/** The form of the store, which also shows a registration that was begun. */
export const formPath = ({ store }: Pick<RequestContext, 'store'>) => (store.family === 'global supply' ? '/ggs/profile/registration' : '/profile/registration');

export const begunPath = (context: Pick<RequestContext, 'store'>, registrationId: string): string => `${formPath(context)}?${new URLSearchParams({ registration: registrationId }).toString()}`;
