import type { Account } from '@quartermaster/contracts-desk';
import { problemOf } from '../../wire/index.ts';
import type { AccountKeeper } from '../../kept-accounts/index.ts';

/** An account, and who keeps it. */
interface FoundAccount {
  readonly keeping: 'here' | 'elsewhere' | 'away';
  readonly account: Account | null;
}

/** The account with this id, as far as the identity server says it: the request that it is for is shown in any case. @param id null: none was made */
export async function accountOf(id: string | null, keeper: AccountKeeper): Promise<FoundAccount> {
  try {
    if (!(await keeper.isOffered())) return { keeping: 'elsewhere', account: null };
    return { keeping: 'here', account: id === null ? null : (await keeper.read(id)).account };
  } catch (error) {
    return { keeping: problemOf(error).status === 404 ? 'here' : 'away', account: null };
  }
}
