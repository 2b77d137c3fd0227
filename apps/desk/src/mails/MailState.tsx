import type { ListedMail } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

const looks = { waiting: 'info', dead: 'error', sent: 'success', over: 'neutral' } as const;
const words = { waiting: 'Waiting', dead: 'Failed for good', sent: 'Sent', over: 'Of no use any more' } as const;

export const MailState = ({ state }: Pick<ListedMail, 'state'>) => <Badge look={looks[state]}>{words[state]}</Badge>;
