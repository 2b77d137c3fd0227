// npm run catalog:import -- FILE: imports into the database of DATABASE_URL, or into the embedded one, running or not.
import { join } from 'node:path';
import { loadAsOwnerWith, root } from './operator-command.ts';

await loadAsOwnerWith(join(root, 'apps', 'server', 'src', 'import-catalog.ts'));
