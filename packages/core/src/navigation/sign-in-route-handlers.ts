import type { HistoryEntry, InjectionToken } from '../capabilities/index.ts';
import type { Destination } from './destination.ts';

/** The client routes that belong to sign-in, which hands their handlers to the router (specification, section 2). */
export interface SignInRouteHandlers {
  /** The browser comes back from the identity server. `search`: the query of the callback address. */
  returned(search: string): Promise<Destination>;
  /** The identity server sent the browser back after sign-out. */
  signedOut(entry: HistoryEntry): Promise<Destination>;
  /** Begins sign-in anew; a buyer who is signed in and has not pressed for it is asked first. */
  authenticate(wasPressed: boolean): Promise<Destination>;
}

export const SignInRouteHandlersToken: InjectionToken<SignInRouteHandlers> = Symbol('route handlers of sign-in');
