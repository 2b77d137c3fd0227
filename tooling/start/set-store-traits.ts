// npm run stores:traits -- STORE [FILE]: what a store is, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'set-store-traits.ts'), (_word, position) => position > 0);
