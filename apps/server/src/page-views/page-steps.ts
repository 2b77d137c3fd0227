import type { Pool } from '@quartermaster/database';
import type { FastifyBaseLogger } from 'fastify';
import { CollectedWrites, type Clock } from '../runtime/index.ts';
import { addSteps, type SeenStep } from './kept-steps.ts';
import { stepOf, type SentStep } from './step-of.ts';

/** Milliseconds for which steps are added up here before they are kept. */
const collectFor = 5_000;
/** Different steps that wait to be written; what is beyond is left out. */
const mostWaiting = 5_000;

export interface PageStepsOptions {
  readonly database: Pool;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly clock: Clock;
}

/** Counts which page followed which, as page views are counted: it neither waits nor fails, and what cannot be written is kept for the next time. */
export class PageSteps {
  readonly #options: PageStepsOptions;
  #counted = new Map<string, SeenStep>();
  readonly #writes = new CollectedWrites({ after: collectFor, write: () => this.#write() });

  constructor(options: PageStepsOptions) {
    this.#options = options;
  }

  seen(store: string, sent: readonly SentStep[]): void {
    const day = this.#options.clock.now().toISOString().slice(0, 10);
    for (const step of sent.map(stepOf)) this.#add({ ...step, store, day, steps: 1 });
    this.#writes.due();
  }

  #add(step: SeenStep): void {
    const key = JSON.stringify([step.day, step.store, step.from, step.to, step.kind, step.responseName]);
    const before = this.#counted.get(key);
    if (before === undefined && this.#counted.size >= mostWaiting) return;
    this.#counted.set(key, { ...step, steps: (before?.steps ?? 0) + step.steps });
  }

  /** Writes what was counted until now. Never throws. */
  readonly written = (): Promise<void> => this.#writes.written();

  async #write(): Promise<void> {
    const counted = [...this.#counted.values()];
    if (counted.length === 0) return;
    this.#counted = new Map();
    try {
      await addSteps(this.#options.database, counted);
    } catch (error) {
      for (const step of counted) this.#add(step);
      this.#writes.due();
      this.#options.log.warn({ err: error, steps: counted.length }, 'page steps could not be written; they are kept for the next time');
    }
  }
}
