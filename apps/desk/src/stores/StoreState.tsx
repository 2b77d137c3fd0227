import type { ListedStore } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';
import { counted } from '../parts/words.ts';

export function StoreState({ off, failures }: Pick<ListedStore, 'off' | 'failures'>) {
  if (off !== null) return <Badge look="error">Switched off</Badge>;
  return failures === 0 ? <Badge look="success">Shown</Badge> : <Badge look="warning">{`Shown, ${counted(failures, 'failure', 'failures')}`}</Badge>;
}
