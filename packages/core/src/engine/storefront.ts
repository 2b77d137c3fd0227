import type { PlainOf, PlainPath, RequestOf, ServicePath, SessionAttributes } from '@quartermaster/contracts';
import type { ComponentType } from 'react';
import type { InjectionToken, Answer, AnyAnswer, QueryInput } from '../capabilities/index.ts';
import type { CallFailure, ErrorReport } from '../errors/index.ts';
import type { ConfirmRequest } from '../extension/index.ts';
import type { OpenSessionWarning, Alerts, OpenQuestion, OpenModal, Preferences, SpinnerState } from '../shell/index.ts';
import type { Page, DisplayGiven } from '../navigation/index.ts';
import type { DisplayScreenProps } from '../screens/index.ts';
import type { ReadableSignal } from '../signals/index.ts';
import type { UnavailableStore, StoreRuntime } from '../store/index.ts';

export interface OpenOptions {
  readonly query?: QueryInput;
  /** The payload of a POST; for a GET it joins the query. */
  readonly payload?: object;
  /** Take the place of the present history entry. */
  readonly replace?: boolean;
  /** Without it: `top` for another page, `keep` when the same page changes its state. */
  readonly scroll?: 'top' | 'keep';
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** False: no full-screen spinner, however long it takes. Background services never show one. */
  readonly spinner?: boolean;
}

export interface SignInOptions {
  /** False: after sign-in the start page comes, not what the buyer was about to do. */
  readonly resume?: boolean;
  /** True: only when the identity server still knows the buyer (prompt=none). */
  readonly silent?: boolean;
}

/** The content in place of a screen that failed. */
export interface ScreenFailure {
  readonly report: ErrorReport;
  /** Null when no package has an error screen. */
  readonly Screen: ComponentType<DisplayScreenProps> | null;
}

/** The engine as React sees it. */
export interface Storefront {
  readonly store: ReadableSignal<StoreRuntime | null>;
  readonly unavailable: ReadableSignal<UnavailableStore | null>;
  readonly session: ReadableSignal<SessionAttributes>;
  readonly page: ReadableSignal<Page>;
  readonly modal: ReadableSignal<OpenModal | null>;
  readonly spinner: ReadableSignal<SpinnerState>;
  readonly question: ReadableSignal<OpenQuestion | null>;
  readonly sessionWarning: ReadableSignal<OpenSessionWarning | null>;
  readonly alerts: Alerts;
  readonly preferences: Preferences;

  open(path: string, options?: OpenOptions): void;
  /** As `open`; settles when the answer is shown, or led elsewhere. */
  send(path: string, options?: OpenOptions): Promise<void>;
  /** Any address below the origin, as the address bar shows it. */
  openUrl(url: string, options?: Pick<OpenOptions, 'replace' | 'scroll'>): void;
  /** Something begins on the page that is shown: gives whether the buyer is still there, and not on the way to another page. */
  stay(): () => boolean;
  back(): void;
  call<Path extends ServicePath>(path: Path, request: RequestOf<Path>, options?: CallOptions): Promise<Answer<Path>>;
  /** The text or list of a service that sends no envelope. Shows no spinner. */
  read<Path extends PlainPath>(path: Path, request: RequestOf<Path>, options?: Pick<CallOptions, 'signal'>): Promise<PlainOf<Path>>;
  /** `entryKey`: the history entry that the call was made from; without it the present one. `url`: the address that this entry gets. */
  showAnswer(path: string, answer: AnyAnswer, entryKey?: string, url?: string): void;
  showFailure(failure: CallFailure): void;
  /** A display-only page below `/ds` with what the caller supplies. */
  openDisplay(path: string, given?: DisplayGiven & { readonly replace?: boolean }): void;
  openModal(path: string, request: object): void;
  closeModal(): void;
  signIn(options?: SignInOptions): Promise<void>;
  signOut(): Promise<void>;
  /** Signs out here and at the identity server, then begins another sign-in. */
  switchUser(): Promise<void>;
  /** The login name that the identity server told last; null when it told none. */
  identityLogin(): string | null;
  /** Whether this browser has the token of a buyer: a session that says that no one is signed in is that of a page for everyone then, until the server has answered this browser. */
  hasToken(): boolean;
  confirm(request: ConfirmRequest): Promise<boolean>;
  newKey(): string;
  /** A part of the engine or a capability, for what core itself builds on a storefront. */
  inject<Value>(token: InjectionToken<Value>): Value;
  /** After the page was painted: scroll, focus, title. */
  pageShown(page: Page): void;
  /** A screen failed while it rendered. */
  screenFailed(screenName: string, cause: unknown): Promise<ScreenFailure>;
  /** The frame of the whole store failed, or never settled: the store is switched off. */
  storeFailed(cause: unknown): void;
}
