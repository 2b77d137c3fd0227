import type { Metrics } from '@quartermaster/metrics';
import { Counter } from 'prom-client';
import type { Authenticator } from '../sign-in/index.ts';

/**
 * Counts what became of each factor. Passwords are `unsaid` where so many were tried that nothing is said before both factors are given, right
 * and wrong ones alike: figures tell no more than pages do.
 */
export function countSignIns(authenticator: Authenticator, { own }: Metrics): Authenticator {
  const factors = new Counter({
    name: 'quartermaster_identity_factors_total',
    help: 'Passwords and codes that were given at sign-ins, by what became of them. A code or recovery code that has passed is a sign-in.',
    labelNames: ['factor', 'outcome'],
    registers: [own],
  });
  const counted = (factor: 'code' | 'recovery-code', ask: Authenticator['code']): Authenticator['code'] => async (...given) => {
    const outcome = await ask(...given);
    factors.inc({ factor, outcome: outcome.kind });
    return outcome;
  };
  return {
    async password(...given) {
      const outcome = await authenticator.password(...given);
      factors.inc({ factor: 'password', outcome: outcome.kind === 'passed' && outcome.first.isUnsaid ? 'unsaid' : outcome.kind });
      return outcome;
    },
    code: counted('code', (...given) => authenticator.code(...given)),
    recoveryCode: counted('recovery-code', (...given) => authenticator.recoveryCode(...given)),
  };
}
