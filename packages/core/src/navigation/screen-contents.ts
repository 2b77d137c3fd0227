import type { Envelope } from '@quartermaster/contracts';
import type { ComponentType } from 'react';
import { inject, injectable, ClockToken, RandomnessToken, NotSettled, type Randomness, type Clock } from '../capabilities/index.ts';
import { ErrorReports } from '../wire/index.ts';
import { errorTexts, demandOf, noticeOf, pageMessage, type ErrorReport, type NoticeKind } from '../errors/index.ts';
import { noticePoint } from '../extension/index.ts';
import { loadComponent, type DisplayScreenDefinition, type LoadedScreenProps, type ScreenDefinition } from '../screens/index.ts';
import type { OpenModal } from '../shell/index.ts';
import { CurrentStore, StoreScreens } from '../store/index.ts';
import type { DisplayContent, ScreenContent } from './page.ts';

const unexpectedPath = '/error/unexpected';

/** Where the server sent no header. */
const noticeTitles: Record<NoticeKind, string> = {
  'session expiry': 'Your session is about to end',
  'acknowledgement': 'Please read this',
  'registration': 'Registration',
};

export interface ScreenAnswer {
  readonly path: string;
  readonly responseName: string;
  readonly envelope: Envelope;
  readonly query: URLSearchParams;
}

/** The values that a caller supplies for a display-only page (specification, section 2, ds). */
export interface DisplayGiven {
  readonly title?: string;
  readonly message?: string;
  /** Kept for reload and Back as JSON. */
  readonly data?: unknown;
  /** The mapping; without it, and after a reload, the default mapping of the address counts. */
  readonly screen?: Pick<DisplayScreenDefinition, 'layout' | 'title' | 'load'>;
}

/** Makes what can be rendered out of definitions: components are loaded here, before anything is shown. */
@injectable()
export class ScreenContents {
  readonly #store: CurrentStore;
  readonly #screens: StoreScreens;
  readonly #reports: ErrorReports;
  readonly #randomness: Randomness;
  readonly #clock: Clock;

  constructor(
    @inject(CurrentStore) store: CurrentStore,
    @inject(StoreScreens) screens: StoreScreens,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(RandomnessToken) randomness: Randomness,
    @inject(ClockToken) clock: Clock,
  ) {
    this.#store = store;
    this.#screens = screens;
    this.#reports = reports;
    this.#randomness = randomness;
    this.#clock = clock;
  }

  resolve(path: string, pathInfo: string | undefined, responseName: string): Promise<ScreenDefinition | null> {
    return this.#screens.find({ path, pathInfo, responseName });
  }

  /** Loads the component that an answer will be shown with. */
  async loadAhead(path: string, { pathInfo, responseName }: Envelope): Promise<void> {
    const definition = await this.resolve(path, pathInfo, responseName ?? '');
    if (definition !== null) await loadComponent(definition, this.#clock);
  }

  async page(definition: ScreenDefinition, answer: ScreenAnswer): Promise<ScreenContent> {
    const Component = await loadComponent(definition, this.#clock);
    const attributes = answer.envelope.attributes ?? {};
    return {
      kind: 'screen',
      path: answer.path,
      responseName: answer.responseName,
      title: titleOf(definition, attributes),
      // A modal screen that was opened by its address has no page under it.
      layout: definition.layout === 'modal' ? 'index' : definition.layout,
      showsTitle: definition.layout === 'modal',
      modalSize: definition.modalSize ?? null,
      hidesGlobalMessages: definition.hidesGlobalMessages ?? false,
      message: definition.hidesGlobalMessages === true ? null : pageMessage(answer.envelope),
      addsSurvey: definition.addsSurvey ?? false,
      identity: `${answer.path} ${definition.identity?.(answer.query, attributes) ?? ''}`,
      Component,
      attributes,
      query: answer.query,
    };
  }

  async modal(definition: ScreenDefinition, answer: ScreenAnswer): Promise<OpenModal> {
    const Component = await loadComponent(definition, this.#clock);
    const attributes = answer.envelope.attributes ?? {};
    return {
      id: this.#randomness.uuid(),
      path: answer.path,
      responseName: answer.responseName,
      title: titleOf(definition, attributes),
      size: definition.modalSize ?? null,
      dismissable: demandOf(answer.envelope) === null && (definition.dismissable ?? true),
      Component,
      attributes,
      query: answer.query,
    };
  }

  /** The modal of what the server wants answered; null when it wants nothing, or when the store shows no notices. */
  notice(path: string, envelope: Envelope): OpenModal | null {
    const notice = noticeOf(envelope);
    const Component = this.#store.runtime.get()?.one(noticePoint);
    if (notice === null || Component === undefined) return null;
    return {
      id: this.#randomness.uuid(),
      path,
      responseName: envelope.responseName ?? '',
      title: notice.header === '' ? noticeTitles[notice.kind] : notice.header,
      size: 'medium',
      dismissable: false,
      // The point's component takes a notice's attributes, which are those of this modal.
      Component: Component as ComponentType<LoadedScreenProps>,
      attributes: notice,
      query: new URLSearchParams(),
    };
  }

  /**
   * The page at the address of something that takes effect: it asks, and a press does it. It is the display-only screen of the same
   * path; null where there is none, and then the address leads nowhere.
   */
  async question(path: string): Promise<{ readonly kind: 'page'; readonly content: DisplayContent } | null> {
    const isAsked = (await this.#screens.findDisplay(path)) !== null;
    return isAsked ? { kind: 'page', content: await this.display(path) } : null;
  }

  /** A display-only screen. Without a mapping the generic error screen is shown (specification, section 2, ds). */
  async display(
    path: string,
    given: DisplayGiven & { report?: ErrorReport; query?: URLSearchParams } = {},
  ): Promise<DisplayContent> {
    const own = given.screen === undefined ? await this.#screens.findDisplay(path) : { ...given.screen, path };
    const definition = own ?? this.#store.runtime.get()?.displayScreens.get(unexpectedPath);
    const report = given.report ?? (own === null || path.startsWith('/error/') ? this.#reports.make(errorTexts.unexpected) : null);
    return {
      kind: 'display',
      path,
      title: given.title ?? report?.title ?? definition?.title ?? errorTexts.unexpected.title,
      message: given.message ?? report?.message ?? '',
      report,
      data: given.data ?? null,
      layout: definition?.layout ?? 'index',
      Component: definition === undefined ? null : await this.#displayComponent(definition, report !== null),
      query: given.query ?? new URLSearchParams(),
    };
  }

  /** An error has its words in any case: where its own screen never comes, they are plain text. */
  async #displayComponent(definition: Pick<DisplayScreenDefinition, 'path' | 'load'>, isError: boolean): Promise<DisplayContent['Component']> {
    try {
      return await loadComponent(definition, this.#clock);
    } catch (cause) {
      if (isError && cause instanceof NotSettled) return null;
      throw cause;
    }
  }
}

function titleOf(definition: ScreenDefinition, attributes: unknown): string {
  return typeof definition.title === 'string' ? definition.title : definition.title(attributes);
}
