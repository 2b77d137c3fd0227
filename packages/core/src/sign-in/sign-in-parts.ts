import { Lifecycle, type DependencyContainer } from '../capabilities/index.ts';
import { TokenRequests } from './dpop/token-requests.ts';
import { IdentityConfigs } from './identity-configs.ts';
import { IdentitySession } from './identity-session.ts';
import { SignInRoutes } from './sign-in-routes.ts';
import { SignIn } from './sign-in.ts';
import { TokenRenewal } from './token-renewal.ts';

/** All that sign-in consists of; {@link LateSignIn} loads it. */
export interface SignInParts {
  readonly routes: SignInRoutes;
  readonly renewal: TokenRenewal;
}

/** Makes the parts of one engine: one of each. */
export function signInParts(engine: DependencyContainer): SignInParts {
  for (const part of [TokenRequests, IdentityConfigs, IdentitySession, SignIn, SignInRoutes, TokenRenewal]) {
    engine.register<object>(part, { useClass: part }, { lifecycle: Lifecycle.ContainerScoped });
  }
  return { routes: engine.resolve(SignInRoutes), renewal: engine.resolve(TokenRenewal) };
}
