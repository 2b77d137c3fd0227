import type { HistoryEntry } from '../capabilities/index.ts';
import type { OpenModal } from '../shell/index.ts';
import type { ServiceRequest } from '../store/index.ts';
import type { PostResult } from './post-results.ts';
import type { PageContent } from './page.ts';

/** How a visit came about: it decides what happens to the history. */
export type Arrival = 'push' | 'replace' | 'pop' | 'initial';

/** Where a visit goes next, until there is something to show. */
export type Destination =
  /** Another address takes the place of the one that was asked for. */
  | { readonly kind: 'address'; readonly url: string }
  /** Ask a service; with `url` the address becomes that of the request. `overPage`: its modal may be over a skeleton. */
  | { readonly kind: 'request'; readonly request: ServiceRequest; readonly url?: string; readonly overPage?: boolean }
  /** `over`: a modal that is shown over the page as soon as that is there. */
  | { readonly kind: 'page'; readonly content: PageContent; readonly kept?: PostResult; readonly url?: string; readonly over?: OpenModal }
  | { readonly kind: 'modal'; readonly modal: OpenModal }
  /** Out of the application. */
  | { readonly kind: 'leave'; readonly url: string }
  /** Nothing more happens here. */
  | { readonly kind: 'stay' };

/** One navigation on its way. */
export interface Visit {
  readonly number: number;
  readonly arrival: Arrival;
  /** Its place in the history; redirects change it. */
  readonly entry: HistoryEntry;
  readonly scroll: 'top' | 'keep' | null;
  /** Shows a document; set when a click opened a tab for it. */
  readonly showDocument: (document: Blob) => void;
  /** A modal was asked for, over the present page. */
  readonly asModal: boolean;
}
