import type { RequestOf, ServicePath } from '@quartermaster/contracts';
import { useCallback, useMemo } from 'react';
import type { UnavailableStore } from '../store/index.ts';
import { searchPreferencesPoint, type ConfirmRequest, type ResultStyle } from '../extension/index.ts';
import {
  aboutHowLong, announcementOf, asCountdown, type OpenSessionWarning, type Alert, type AlertRequest, type OpenQuestion, type OpenModal,
  type ResultKind, type SpinnerState,
} from '../shell/index.ts';
import { useSignal, useStorefront } from './storefront-context.ts';
import { useStoreRuntime } from './use-store.ts';

export interface AlertActions {
  /** Shows a message at the top right; gives its id. */
  show(alert: AlertRequest): number;
  dismiss(id: number): void;
  /** True while a buyer rests on the messages: none goes by itself meanwhile (for the shell). */
  hold(isHeld: boolean): void;
}

export function useAlerts(): AlertActions {
  return useStorefront().alerts;
}

/** The messages that are shown now (for the shell). */
export function useAlertList(): readonly Alert[] {
  return useSignal(useStorefront().alerts.list);
}

/** Asks a yes-or-no question in the way of the store. */
export function useConfirm(): (request: ConfirmRequest) => Promise<boolean> {
  const storefront = useStorefront();
  return useCallback((request) => storefront.confirm(request), [storefront]);
}

export interface SessionWarningState {
  /** Seconds until the session ends. */
  readonly secondsLeft: number;
  /** The same as a clock shows it: `4:59`. */
  readonly countdown: string;
  /** And as people say it: "five minutes". */
  readonly howLong: string;
  /** Text for a screen reader now; it changes at some marks only. */
  readonly announcement: string;
}

/** The warning that is shown before the session ends, for the shell; null in the ordinary case. */
export function useSessionWarning(): OpenSessionWarning | null {
  return useSignal(useStorefront().sessionWarning);
}

/** The countdown of a warning. */
export function useCountdown({ secondsLeft }: OpenSessionWarning): SessionWarningState {
  const seconds = useSignal(secondsLeft);
  return { secondsLeft: seconds, countdown: asCountdown(seconds), howLong: aboutHowLong(seconds), announcement: announcementOf(seconds) };
}

/** The question that the shell's dialog shows now. */
export function useOpenQuestion(): OpenQuestion | null {
  return useSignal(useStorefront().question);
}

export interface ModalActions {
  /** Asks a service and shows its answer over the page. */
  open<Path extends ServicePath>(path: Path, request: RequestOf<Path>): void;
  close(): void;
}

export function useModals(): ModalActions {
  const storefront = useStorefront();
  return useMemo(
    () => ({
      open: (path, request) => storefront.openModal(path, request),
      close: () => storefront.closeModal(),
    }),
    [storefront],
  );
}

/** The modal that is open now. `ModalOutlet` shows it. */
export function useOpenModal(): OpenModal | null {
  return useSignal(useStorefront().modal);
}

export interface PreferenceActions {
  resultStyle(kind: ResultKind): ResultStyle;
  setResultStyle(kind: ResultKind, style: ResultStyle): void;
}

/** The remembered list or grid style of search results. */
export function usePreferences(): PreferenceActions {
  const { preferences } = useStorefront();
  const defaults = useStoreRuntime().required(searchPreferencesPoint);
  const chosen = useSignal(preferences.chosen);
  return useMemo(
    () => ({ resultStyle: (kind) => chosen[kind] ?? defaults[kind], setResultStyle: preferences.setResultStyle }),
    [preferences, defaults, chosen],
  );
}

/** Whether the full-screen spinner shows, and its message (for the shell). */
export function useSpinner(): SpinnerState {
  return useSignal(useStorefront().spinner);
}

/** The store that cannot be shown and why; null in the ordinary case. */
export function useStorefrontStatus(): UnavailableStore | null {
  return useSignal(useStorefront().unavailable);
}

/** Makes keys for changes: the same change sent twice with one key is made once. */
export function useNewKey(): () => string {
  const storefront = useStorefront();
  return useCallback(() => storefront.newKey(), [storefront]);
}
