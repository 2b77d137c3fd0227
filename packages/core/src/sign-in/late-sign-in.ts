import { inject, injectable, loadedOnce, type DependencyContainer, type HistoryEntry } from '../capabilities/index.ts';
import { errorTexts } from '../errors/index.ts';
import { KeptPages, type Destination, type SignInRouteHandlers } from '../navigation/index.ts';
import { EngineContainerToken } from '../store/index.ts';
import { ErrorReports, type RenewsTokens } from '../wire/index.ts';
import type { SignInRoutes } from './sign-in-routes.ts';
import type { SignInParts } from './sign-in-parts.ts';

/** Sign-in and the renewal of tokens, whose code comes when a buyer signs in or a token has ended: a visitor reads without it. */
@injectable()
export class LateSignIn implements SignInRouteHandlers, RenewsTokens {
  readonly #parts: () => Promise<SignInParts>;
  readonly #engine: DependencyContainer;

  constructor(@inject(EngineContainerToken) engine: DependencyContainer) {
    this.#engine = engine;
    this.#parts = loadedOnce(async () => (await import('./sign-in-parts.ts')).signInParts(engine));
  }

  /** Loads the code ahead of the first press. */
  prepare(): void {
    void this.#parts().catch(() => {});
  }

  /** See {@link SignInRoutes.begin}. */
  begin(silent: boolean): Promise<Destination> {
    return this.#lead((routes) => routes.begin(silent), silent);
  }

  returned(search: string): Promise<Destination> {
    return this.#lead((routes) => routes.returned(search));
  }

  signedOut(entry: HistoryEntry): Promise<Destination> {
    return this.#lead((routes) => routes.signedOut(entry));
  }

  authenticate(wasPressed: boolean): Promise<Destination> {
    return this.#lead((routes) => routes.authenticate(wasPressed));
  }

  switchUser(): Promise<Destination> {
    return this.#lead((routes) => routes.switchUser());
  }

  /** @throws when the code cannot be loaded: nothing was refused, and another call may renew later */
  async renew(refused: string): Promise<boolean> {
    return (await this.#parts()).renewal.renew(refused);
  }

  /** What cannot be loaded has the sign-in error, as a server that cannot be reached; without a press the buyer goes on as a visitor. */
  async #lead(go: (routes: SignInRoutes) => Promise<Destination>, silent = false): Promise<Destination> {
    const parts = await this.#parts().catch((cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause))));
    if (!(parts instanceof Error)) return go(parts.routes);
    if (silent) return { kind: 'address', url: '/home' };
    return this.#engine.resolve(KeptPages).errorPage('/error/sign_in', this.#engine.resolve(ErrorReports).make(errorTexts.signIn, { detail: parts.message }));
  }
}
