import type { SessionAttributes } from '@quartermaster/contracts';
import type { ComponentType, ReactNode } from 'react';
import { ownOrigin, type AnalyticsProvider } from './analytics-provider.ts';
import type { SessionWarning } from './session-warning.ts';
import type { ErrorReport } from '../errors/index.ts';
import type { RegistrationFlow } from './registration-flow.ts';
import { extensionPoint } from './extension-point.ts';
import { component, member, text, withMethods } from './validators.ts';

export interface ConfirmRequest {
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel: string;
  /** The action cannot be undone: the dialog makes that visible. */
  danger?: boolean;
  /** Only its buttons answer it: neither outside click nor keyboard closes it. */
  mustAnswer?: boolean;
}

/** How a question is asked. Replace it where a store's owner demands the browser's own dialog. */
export interface ConfirmDialog {
  /** True for yes; false for no and for every way to leave the question. `signal` takes the question back. */
  ask(request: ConfirmRequest, signal?: AbortSignal): Promise<boolean>;
}

/** How sign-in is asked for (specification, section 8, HTTP 401): a modal at the right over the page, or a page of its own (adv12). */
export interface LoginPresentation {
  readonly overPage: boolean;
}

/** Asked after each sign-in: null lets the buyer in, an address sends them there. */
export interface AccessCheck {
  destination(session: SessionAttributes): string | null;
}

export type ResultStyle = 'list' | 'grid';

/** The arrangement of search results before the buyer chooses (specification, section 9). */
export interface SearchPreferences {
  readonly products: ResultStyle;
  readonly services: ResultStyle;
}

export interface ErrorLogger {
  log(report: ErrorReport, cause: unknown): void;
}

export const rootPoint = extensionPoint<ComponentType<{ children: ReactNode }>>()('root', 'one', {
  doc: 'The shell around every page: alerts, spinner, confirm dialog.',
  validate: component,
});

export const skeletonPoint = extensionPoint<ComponentType>()('skeleton', 'one', {
  doc: 'The content of the layout until the first answer has come.',
  validate: component,
});

export const confirmDialogPoint = extensionPoint<ConfirmDialog>()('confirm dialog', 'one', {
  doc: 'How the storefront asks a yes-or-no question.',
  required: true,
  strategy: true,
  validate: withMethods('ask'),
});

export const sessionWarningPoint = extensionPoint<SessionWarning>()('session warning', 'one', {
  doc: 'How a buyer is warned that their session will expire.',
  required: true,
  strategy: true,
  validate: withMethods('ask'),
});

export interface HelpLoading {
  readonly load: boolean;
  /** The service path of the page that a store has in place of the help that it does not load. */
  readonly instead?: string;
}

export const helpLoadingPoint = extensionPoint<HelpLoading>()('help loading', 'one', {
  doc: 'Whether help content is loaded with the page (specification, section 6).',
  required: true,
  validate: (value) => {
    const instead = member(value, 'instead');
    if (typeof member(value, 'load') !== 'boolean') return 'Its load must be true or false.';
    return instead === undefined || (typeof instead === 'string' && instead.startsWith('/')) ? null : 'Its instead must be a service path such as /harbor/information/help.';
  },
});

export const registrationFlowPoint = extensionPoint<RegistrationFlow>()('registration flow', 'one', {
  doc: 'Where somebody goes who has an identity but no account yet.',
  required: true,
  strategy: true,
  validate: (value, key) =>
    typeof member(value, 'form') === 'string' ? withMethods('next')(value, key) : 'Its form must be the service path of the store’s registration form.',
});

export const loginPresentationPoint = extensionPoint<LoginPresentation>()('login presentation', 'one', {
  doc: 'Whether the login screen is over the page or is a page.',
  required: true,
  validate: (value) => (typeof member(value, 'overPage') === 'boolean' ? null : 'Its overPage must be true or false.'),
});

export const accessCheckPoint = extensionPoint<AccessCheck>()('access check', 'one', {
  doc: 'Decides after sign-in whether this buyer may use the store.',
  required: true,
  strategy: true,
  validate: withMethods('destination'),
});

export const sessionExpiredPoint = extensionPoint<ComponentType>()('session expired', 'one', {
  doc: 'The screen of a session that ended for inactivity.',
  validate: component,
});

export const searchPreferencesPoint = extensionPoint<SearchPreferences>()('search preferences', 'one', {
  doc: 'List or grid for products and services, before the buyer chooses.',
  required: true,
  validate: (value) =>
    ['products', 'services'].every((kind) => ['list', 'grid'].includes(String(member(value, kind))))
      ? null
      : 'Its products and services must each be "list" or "grid".',
});

export const analyticsPoint = extensionPoint<AnalyticsProvider>()('analytics', 'many', {
  doc: 'Gets an event for each page, modal and error of visitors who have agreed to it.',
  validate: (value) => {
    const [name, purpose, origins] = [member(value, 'name'), member(value, 'purpose'), member(value, 'origins')];
    if (text(name, null) !== null || text(purpose, null) !== null) return 'Its name and its purpose must be texts that visitors read before they agree.';
    if (!Array.isArray(origins) || !origins.every(isOrigin)) return 'Its origins must be a list of origins such as "https://analytics.example.gov", or "self".';
    return withMethods('load')(value, null);
  },
});

const isOrigin = (value: unknown): boolean => value === ownOrigin || typeof value === 'string' && /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(value);

export const errorLoggerPoint = extensionPoint<ErrorLogger>()('error logger', 'one', {
  doc: 'Gets every error that a screen or a navigation met.',
  required: true,
  strategy: true,
  validate: withMethods('log'),
});
