// npm run purchase-orders -- show NUMBER: one purchase order and what happened to it, in the database of DATABASE_URL or in the embedded one, running or not.
import { join } from 'node:path';
import { loadWith, root } from './operator-command.ts';

await loadWith(join(root, 'apps', 'server', 'src', 'run-purchase-orders.ts'), () => false);
