// npm run search:index: the index of the search cluster, from the database of DATABASE_URL or the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'search-index.ts'));
