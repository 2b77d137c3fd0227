import type { RegistrationRequest } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

const looks = { open: 'attention', accepted: 'success', declined: 'neutral' } as const;
const words = { open: 'Open', accepted: 'Accepted', declined: 'Declined' } as const;

export const RegistrationState = ({ state }: Pick<RegistrationRequest, 'state'>) => <Badge look={looks[state]}>{words[state]}</Badge>;
