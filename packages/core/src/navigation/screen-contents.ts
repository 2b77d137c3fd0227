import type { Envelope } from '@quartermaster/contracts';
import type { Randomness } from '../capabilities/capabilities.ts';
import { inject, injectable } from '../capabilities/injection.ts';
import { RandomnessToken } from '../capabilities/tokens.ts';
import { ErrorReports } from '../errors/error-reports.ts';
import type { ErrorReport } from '../errors/error-report.ts';
import { errorTexts } from '../errors/error-texts.ts';
import { loadComponent } from '../screens/load-screen.ts';
import { resolveScreen } from '../screens/resolve-screen.ts';
import type { ScreenDefinition } from '../screens/screen.ts';
import type { OpenModal } from '../shell/open-modal.ts';
import { CurrentStore } from '../store/current-store.ts';
import type { DisplayContent, ScreenContent } from './page.ts';

const unexpectedPath = '/error/unexpected';

export interface ScreenAnswer {
  readonly path: string;
  readonly responseName: string;
  readonly envelope: Envelope;
  readonly query: URLSearchParams;
}

/** Makes what can be rendered out of definitions: components are loaded here, before anything is shown. */
@injectable()
export class ScreenContents {
  readonly #store: CurrentStore;
  readonly #reports: ErrorReports;
  readonly #randomness: Randomness;

  constructor(
    @inject(CurrentStore) store: CurrentStore,
    @inject(ErrorReports) reports: ErrorReports,
    @inject(RandomnessToken) randomness: Randomness,
  ) {
    this.#store = store;
    this.#reports = reports;
    this.#randomness = randomness;
  }

  resolve(path: string, pathInfo: string | undefined, responseName: string): ScreenDefinition | null {
    return resolveScreen({ path, pathInfo, responseName }, this.#store.present.screens);
  }

  async page(definition: ScreenDefinition, answer: ScreenAnswer): Promise<ScreenContent> {
    const Component = await loadComponent(definition);
    const attributes = answer.envelope.attributes ?? {};
    return {
      kind: 'screen',
      path: answer.path,
      responseName: answer.responseName,
      title: titleOf(definition, attributes),
      // A modal screen that was opened by its address has no page to stand over.
      layout: definition.layout === 'modal' ? 'index' : definition.layout,
      hidesGlobalMessages: definition.hidesGlobalMessages ?? false,
      addsSurvey: definition.addsSurvey ?? false,
      identity: `${answer.path} ${definition.identity?.(answer.query) ?? ''}`,
      Component,
      attributes,
      query: answer.query,
    };
  }

  async modal(definition: ScreenDefinition, answer: ScreenAnswer): Promise<OpenModal> {
    const Component = await loadComponent(definition);
    const attributes = answer.envelope.attributes ?? {};
    return {
      id: this.#randomness.uuid(),
      path: answer.path,
      responseName: answer.responseName,
      title: titleOf(definition, attributes),
      size: definition.modalSize ?? null,
      dismissable: definition.dismissable ?? !mustAnswer(answer.envelope),
      Component,
      attributes,
      query: answer.query,
    };
  }

  /** A display-only screen. Without a mapping the generic error screen stands in (specification, section 2, ds). */
  async display(
    path: string,
    given: { title?: string; message?: string; report?: ErrorReport; query?: URLSearchParams } = {},
  ): Promise<DisplayContent> {
    const screens = this.#store.runtime.get()?.displayScreens;
    const own = screens?.get(path);
    const definition = own ?? screens?.get(unexpectedPath);
    const report = given.report ?? (own === undefined || path.startsWith('/error/') ? this.#reports.make(errorTexts.unexpected) : null);
    return {
      kind: 'display',
      path,
      title: given.title ?? report?.title ?? definition?.title ?? errorTexts.unexpected.title,
      message: given.message ?? report?.message ?? '',
      report,
      layout: definition?.layout ?? 'index',
      Component: definition === undefined ? null : await loadComponent(definition),
      query: given.query ?? new URLSearchParams(),
    };
  }
}

function titleOf(definition: ScreenDefinition, attributes: unknown): string {
  return typeof definition.title === 'string' ? definition.title : definition.title(attributes);
}

/** Modals that outside click and keyboard do not close (specification, section 4). */
function mustAnswer({ type, attributes }: Envelope): boolean {
  const kind = attributes?.['type'];
  return Boolean(attributes?.['mustAcknowledge']) || kind === 'sessionExpiryModal' || kind === 'registration' || type === 'registration';
}
