// npm run vendors -- list: how vendors get purchase orders, and what waits for them, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'run-vendors.ts'), (word, position) => position === 1 && /\.json$/i.test(word));
