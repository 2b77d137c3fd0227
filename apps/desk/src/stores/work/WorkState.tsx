import type { StoreWork } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

const looks = { waiting: 'attention', running: 'attention', done: 'success', refused: 'error', failed: 'error', interrupted: 'warning', withdrawn: 'neutral' } as const;
const words = { waiting: 'Waiting', running: 'Running', done: 'Done', refused: 'Refused', failed: 'Failed', interrupted: 'Interrupted', withdrawn: 'Taken back' } as const;

export const WorkState = ({ state }: Pick<StoreWork, 'state'>) => <Badge look={looks[state]}>{words[state]}</Badge>;
