import type { CatalogImport } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

const looks = { uploading: 'neutral', running: 'attention', interrupted: 'warning', stopped: 'warning', done: 'success', failed: 'error' } as const;
const words = { uploading: 'Not imported', running: 'Running', interrupted: 'Interrupted', stopped: 'Stopped', done: 'Done', failed: 'Failed' } as const;

/** How an import has ended, and what became of it since. */
export function ImportState({ state, undoState }: Pick<CatalogImport, 'state' | 'undoState'>) {
  if (undoState === 'done') return <Badge look="neutral">Undone</Badge>;
  if (undoState !== null) return <Badge look="warning">{undoState === 'running' ? 'Being undone' : 'Undone in part'}</Badge>;
  return <Badge look={looks[state]}>{words[state]}</Badge>;
}
