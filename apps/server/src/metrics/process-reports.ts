import { within } from '@quartermaster/database';
import type { Metrics, Report } from '@quartermaster/metrics';
import { z } from 'zod';
import type { Channel } from '../processes/index.ts';

const questionSchema = z.object({ reportFor: z.int() });
const answerSchema = z.object({ reportOf: z.int(), report: z.array(z.unknown()) });

/** Milliseconds. A process that is still starting, or that is held up, is left out: the figures of the others come in time. */
const answerWithin = 5000;

/** Has a server process answer its supervisor, who asks for its figures. */
export function answerForReports(supervisor: Channel, metrics: Metrics): void {
  supervisor.onMessage((message) => {
    const { data: question } = questionSchema.safeParse(message);
    if (question === undefined) return;
    metrics.read().then((report) => supervisor.send({ reportOf: question.reportFor, report }), () => {
      // The supervisor is gone, or goes on without this process.
    });
  });
}

/** The server processes of one supervisor, asked for their figures. */
export class ProcessReports {
  readonly #ask = new Set<() => Promise<Report>>();
  readonly #patience: number;

  constructor(patience = answerWithin) {
    this.#patience = patience;
  }

  /** @param ended from then on it is not asked any more */
  add(channel: Channel, ended: Promise<unknown>): void {
    const waiting = new Map<number, (report: Report) => void>();
    let asked = 0;
    channel.onMessage((message) => {
      const { data: answer } = answerSchema.safeParse(message);
      // A server process is this program: what it sends is what it has read.
      if (answer !== undefined) waiting.get(answer.reportOf)?.(answer.report as unknown as Report);
    });
    const ask = async (): Promise<Report> => {
      const number = (asked += 1);
      const answered = new Promise<Report>((resolve) => void waiting.set(number, resolve));
      try {
        channel.send({ reportFor: number });
        return await within(this.#patience, answered);
      } finally {
        waiting.delete(number);
      }
    };
    this.#ask.add(ask);
    void ended.then(() => this.#ask.delete(ask));
  }

  /** The figures of each process that answers in time. */
  async read(): Promise<readonly Report[]> {
    const reports = await Promise.allSettled(Array.from(this.#ask, (ask) => ask()));
    return reports.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  }
}
