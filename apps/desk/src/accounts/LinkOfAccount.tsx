import type { Account } from '@quartermaster/contracts-desk';
import { Moment } from '../parts/Moment.tsx';

/** What became of the latest link by which the person sets the account up. The link itself is known to the person alone. */
export function LinkOfAccount({ link }: Pick<Account, 'link'>) {
  if (link === null) return 'None was made';
  const { state, madeAt, expiresAt, usedAt } = link;
  switch (state) {
    case 'used':
      return <>Used <Moment at={usedAt ?? madeAt} /></>;
    case 'open':
      return <>Made <Moment at={madeAt} />, not used yet; it works until <Moment at={expiresAt} /></>;
    case 'expired':
      return <>Not used; it was over <Moment at={expiresAt} /></>;
    case 'ended':
      return <>Made <Moment at={madeAt} />; it opens nothing any more</>;
  }
}
