import type Provider from 'oidc-provider';
import type { AccountDirectory } from '../accounts/index.ts';
import type { WebOrigins } from '../origins/index.ts';
import type { Clock } from '../runtime/index.ts';
import type { SealedStore } from '../secrets/index.ts';
import type { Recovery, SignInLimits, Throttle } from '../sign-in/index.ts';

export interface OwnAccountDeps {
  readonly store: SealedStore;
  /** The provider with the keys of now. */
  readonly provider: () => Promise<Provider>;
  readonly directory: AccountDirectory;
  readonly recovery: Recovery;
  readonly throttle: Throttle;
  readonly limits: Pick<SignInLimits, 'codes' | 'mailTo' | 'mailFrom'>;
  /** Without it no one fetches mail: no address is changed. */
  readonly deskSecret: string | null;
  readonly inactivitySeconds: number;
  readonly maxAgeSeconds: number;
  readonly issuer: string;
  readonly webOrigins: WebOrigins;
  readonly clock: Clock;
}
