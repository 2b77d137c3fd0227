import type { ErrorText } from '../errors/index.ts';
import type { PendingRoute } from '../session/index.ts';
import type { ScreenDefinition } from '../screens/index.ts';
import type { RawAnswer } from '../wire/index.ts';
import type { ServiceRequest } from '../store/index.ts';

/** The outcome of an answer. */
export type Outcome =
  | { readonly kind: 'document' }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'resume'; readonly route: PendingRoute | null }
  | { readonly kind: 'show'; readonly definition: ScreenDefinition; readonly responseName: string }
  | { readonly kind: 'error'; readonly path: string; readonly text: ErrorText };

/** The engine's parts that the steps read and change. */
export interface ResponseParts {
  saveLoginState(attributes: object): void;
  /** Switches to the store of this number when it is another, installed one. */
  followStore(storeID: number): Promise<void>;
  showDocument(document: Blob): void;
  clearIdentity(): void;
  takePendingRoute(): PendingRoute | null;
  /** Whether a route is the start page of the store that is shown: one that another store has, too. */
  isStart(route: PendingRoute): boolean;
  resolve(path: string, pathInfo: string | undefined, responseName: string): Promise<ScreenDefinition | null> | ScreenDefinition | null;
}

export interface ResponseContext {
  readonly request: ServiceRequest;
  readonly answer: RawAnswer;
  readonly parts: ResponseParts;
}

/** One step of response handling: an outcome ends it, null hands the answer to the next step. */
export type ResponseStep = (context: ResponseContext) => Promise<Outcome | null> | Outcome | null;
