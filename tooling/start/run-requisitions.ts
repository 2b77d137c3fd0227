// npm run requisitions -- enter FILE: requisitions of activities, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

const withPath = ['enter', 'export', 'import-status'].includes(process.argv[2] ?? '');

await loadWith(join(root, 'apps', 'server', 'src', 'run-requisitions.ts'), (_word, position) => withPath && position === 1);
