import { AsyncResource } from 'node:async_hooks';
import { observeStatements, statementShape, type Pool } from '@quartermaster/database';
import type { Tracing } from './tracing.ts';

type Connect = (...given: unknown[]) => unknown;

/** A span for each statement of what is traced, with its text and never with values. A pool that looks every second for work to do makes no trace of it. */
export function traceStatements(pool: Pool, tracing: Tracing): void {
  const connect = pool.connect.bind(pool) as Connect;
  // A call that has waited for a connection goes on where another one has given it back: it has to be told whose it is.
  Object.assign(pool, { connect: (...given: unknown[]) => connect(...given.map((each) => (typeof each === 'function' ? AsyncResource.bind(each as Connect) : each))) });
  observeStatements(pool, (text) => {
    if (!tracing.isUnderWay) return () => {};
    const shape = statementShape(text);
    const span = tracing.begin(shape.slice(0, 60), { kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.text': shape } });
    return (error) => span.end(error);
  });
}
