// npm run aac:import -- FILE: reads activity address codes into the database of DATABASE_URL or into the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'import-activities.ts'));
