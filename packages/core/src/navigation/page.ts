import type { ComponentType } from 'react';
import type { ErrorReport, PageMessage } from '../errors/index.ts';
import type { DisplayScreenProps, LayoutId, LoadedScreenProps, ModalSize } from '../screens/index.ts';

/** A screen of a service, ready to render: its component is loaded. */
export interface ScreenContent {
  readonly kind: 'screen';
  readonly path: string;
  readonly responseName: string;
  readonly title: string;
  readonly layout: LayoutId;
  /** A modal screen that was opened by its address: the layout shows its title. */
  readonly showsTitle: boolean;
  /** Its size as a modal; null: it has none of its own, or is none. */
  readonly modalSize: ModalSize | null;
  readonly hidesGlobalMessages: boolean;
  /** The message of the answer beside its screen; null also where the screen shows it itself. */
  readonly message: PageMessage | null;
  readonly addsSurvey: boolean;
  /** Equal identities of the same component are one page in two states. */
  readonly identity: string;
  readonly Component: ComponentType<LoadedScreenProps>;
  readonly attributes: unknown;
  readonly query: URLSearchParams;
}

/** A display-only screen: an error, 404. */
export interface DisplayContent {
  readonly kind: 'display';
  readonly path: string;
  readonly title: string;
  readonly message: string;
  readonly report: ErrorReport | null;
  readonly data: unknown;
  readonly layout: LayoutId;
  /** Null when no package has a display screen: core then shows the bare text. */
  readonly Component: ComponentType<DisplayScreenProps> | null;
  readonly query: URLSearchParams;
}

/** Nothing to show yet: the first answer is on its way. */
interface PendingContent {
  readonly kind: 'pending';
}

export type PageContent = ScreenContent | DisplayContent | PendingContent;

export type ScrollChange =
  | { readonly to: 'keep' | 'top' }
  | { readonly to: 'position'; readonly position: number }
  | { readonly to: 'anchor'; readonly anchor: string };

/** The page under the address bar. */
export interface Page {
  readonly entryKey: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly content: PageContent;
  /** Rises when another page comes, and stays when the same page changes its state. */
  readonly number: number;
  /** Where the window scrolls to once this is on the screen. */
  readonly scroll: ScrollChange;
  /** True when the focus goes to the heading: another page, and not the first one. */
  readonly takesFocus: boolean;
}
