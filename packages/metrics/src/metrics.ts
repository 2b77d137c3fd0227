import { AggregatorRegistry, collectDefaultMetrics, Registry, type MetricObjectWithValues, type MetricValue } from 'prom-client';

/** The figures of one process at one moment, as a message can carry them. */
export type Report = readonly MetricObjectWithValues<MetricValue<string>>[];

/** The figures of one server process. */
export class Metrics {
  /** Of what this process does. */
  readonly own = new Registry();
  /** Of what it shares with others, such as the queues of the database: the same in each process. */
  readonly shared = new Registry();
  readonly #beforeReading: (() => Promise<void>)[] = [];

  /** @param pid tells the figures of several processes apart; null where there is one */
  constructor(pid: number | null) {
    if (pid !== null) this.own.setDefaultLabels({ pid: String(pid) });
    collectDefaultMetrics({ register: this.own });
  }

  /** Has this done each time before the figures are read. */
  beforeReading(work: () => Promise<void>): void {
    this.#beforeReading.push(work);
  }

  async read(): Promise<Report> {
    await Promise.all(this.#beforeReading.map((work) => work()));
    const both = await Promise.all([this.own.getMetricsAsJSON(), this.shared.getMetricsAsJSON()]);
    return both.flat().map((metric) => ({
      ...metric,
      // Of each process there is one value, so that none has to be left out.
      ...(metric.aggregator === 'omit' && { aggregator: 'first' as const }),
      // A mean of nothing, such as the delay of an event loop that has just been read, is no figure, and no JSON.
      values: metric.values.filter(({ value }) => Number.isFinite(value)),
    }));
  }
}

/** The figures of all processes in the text format of Prometheus. What they share is there once. */
export const textOf = (reports: readonly Report[]): Promise<string> => AggregatorRegistry.aggregate([...reports]).metrics();
