import { join } from 'node:path';
import { secretOf } from './secret-file.ts';

/** The token that opens the operator's page of the stores, and where the operator finds it. */
export interface OperatorToken {
  readonly token: string;
  /** Null: it is the operator's own, from the environment. */
  readonly file: string | null;
}

/**
 * `OPERATOR_TOKEN`, or the file `operator-token` of the data folder, which is made where it is missing.
 *
 * @throws StartError when the file cannot be used
 */
export function operatorToken(env: Readonly<Record<string, string | undefined>>, dataDir: string): OperatorToken {
  const own = env['OPERATOR_TOKEN'];
  if (own) return { token: own, file: null };
  const file = join(dataDir, 'operator-token');
  return { token: secretOf(file, 'OPERATOR_TOKEN', 'delete it, and the next start makes another one'), file };
}
