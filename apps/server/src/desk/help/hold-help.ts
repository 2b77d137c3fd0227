import type { Connection } from '@quartermaster/database';
import { hold } from '../wire/hold.ts';

/**
 * Until the end of the transaction no other operator writes anything of the help. A category that is removed takes its topics with it, so none may come while it is looked
 * whether there are any.
 */
export const holdHelp = (connection: Connection) => hold(connection, 'help');
