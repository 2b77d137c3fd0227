import { setting } from '../runtime/index.ts';

/** Server processes behind one port. Read by the supervisor; a server that is started by itself is one. */
export const processes = setting.wholeNumber('PROCESSES', {
  otherwise: 1, least: 1, most: 64, doc: 'server processes that `src/supervisor.ts` runs behind one port ([scaling](../../docs/scaling.md)); more than one needs a real PostgreSQL',
});
