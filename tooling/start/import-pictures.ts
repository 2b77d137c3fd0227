// npm run catalog:pictures -- FOLDER: gives products pictures, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'import-pictures.ts'));
