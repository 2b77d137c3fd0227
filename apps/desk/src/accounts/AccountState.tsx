import type { Account } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

const looks = { active: 'success', toSetUp: 'attention', notApproved: 'neutral', disabled: 'error' } as const;
const words = { active: 'May sign in', toSetUp: 'To be set up by the person', notApproved: 'Not approved', disabled: 'Disabled' } as const;

export const AccountState = ({ state }: Pick<Account, 'state'>) => <Badge look={looks[state]}>{words[state]}</Badge>;
