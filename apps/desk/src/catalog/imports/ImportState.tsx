import type { CatalogImport } from '@quartermaster/contracts-desk';
import { Badge } from '@quartermaster/ui';

const looks = { uploading: 'neutral', running: 'attention', interrupted: 'warning', done: 'success', failed: 'error' } as const;
const words = { uploading: 'Not uploaded as a whole', running: 'Running', interrupted: 'Interrupted', done: 'Done', failed: 'Failed' } as const;

export const ImportState = ({ state }: Pick<CatalogImport, 'state'>) => <Badge look={looks[state]}>{words[state]}</Badge>;
