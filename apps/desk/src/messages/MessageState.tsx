import { Badge } from '@quartermaster/ui';

/** Whether somebody has still to answer. */
export const MessageState = ({ state }: { state: 'open' | 'closed' }) => <Badge look={state === 'open' ? 'warning' : 'neutral'}>{state === 'open' ? 'Open' : 'Closed'}</Badge>;
