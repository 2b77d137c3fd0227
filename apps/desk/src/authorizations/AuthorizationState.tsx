import type { ListedAuthorization } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

type State = ListedAuthorization['state'];

const looks: Readonly<Record<State, 'attention' | 'success' | 'neutral' | 'error'>> = {
  requested: 'attention', authorized: 'success', declined: 'neutral', withdrawn: 'neutral', expired: 'neutral', ended: 'neutral', revoked: 'error', replaced: 'neutral',
};

export const stateWords: Readonly<Record<State, string>> = {
  requested: 'Waits for the supervisor', authorized: 'Authorized', declined: 'Declined', withdrawn: 'Withdrawn', expired: 'Not answered in time', ended: 'Over', revoked: 'Revoked', replaced: 'Replaced by a newer one',
};

export const AuthorizationState = ({ state }: Pick<ListedAuthorization, 'state'>) => <Badge look={looks[state]}>{stateWords[state]}</Badge>;
