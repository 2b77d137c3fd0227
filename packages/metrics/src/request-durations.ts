import { Histogram } from 'prom-client';
import type { Metrics } from './metrics.ts';
import { methodLabel, routeLabel } from './route-label.ts';

export interface AnsweredRequest {
  /** The pattern of its route, never its address; undefined where no route matches. */
  readonly route: string | undefined;
  readonly method: string;
  readonly status: number;
  /** Milliseconds until its answer was sent. */
  readonly elapsed: number;
}

/** Measures requests. The method of what comes back is called for each one that was answered. */
export function requestDurations({ own }: Metrics): (request: AnsweredRequest) => void {
  const durations = new Histogram({
    name: 'quartermaster_http_request_duration_seconds',
    help: 'Requests, by how long they took until their answer was sent.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [own],
  });
  return ({ route, method, status, elapsed }) => durations.observe({ route: routeLabel(route), method: methodLabel(method), status: `${Math.floor(status / 100)}xx` }, elapsed / 1000);
}
