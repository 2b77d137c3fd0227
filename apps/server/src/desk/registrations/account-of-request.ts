import type { Account } from '@quartermaster/contracts-desk';
import { problemOf } from '../../wire/index.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';
import type { WholeRequest } from './request-queries.ts';

interface AccountOfRequest {
  readonly keeping: 'here' | 'elsewhere' | 'away';
  readonly account: Account | null;
}

/** The account that was made of a request, as far as the identity server says it: the request itself is shown in any case. */
export async function accountOf({ accountId }: WholeRequest, keeper: AccountKeeper): Promise<AccountOfRequest> {
  try {
    if (!(await keeper.isOffered())) return { keeping: 'elsewhere', account: null };
    return { keeping: 'here', account: accountId === null ? null : (await keeper.read(accountId)).account };
  } catch (error) {
    return { keeping: problemOf(error).status === 404 ? 'here' : 'away', account: null };
  }
}
