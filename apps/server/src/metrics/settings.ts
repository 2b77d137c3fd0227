import { ConfigError, defineSetting, setting } from '../runtime/index.ts';

/** As a message to operators names them. */
export const metricsSettings = 'METRICS_HOST and METRICS_PORT';

/** Null: there are no metrics. */
export const metricsPort = defineSetting({
  id: 'METRICS_PORT',
  otherwise: 'none',
  doc: 'port on which `/metrics` is served for Prometheus ([operating](../../docs/operating.md#metrics)), 0 for one that is free; without it nothing is measured',
  read(given = '') {
    if (given === '') return null;
    const port = Number(given);
    if (!/^\d{1,5}$/.test(given) || port > 65_535) throw new ConfigError(`METRICS_PORT is "${given}". Use a whole number from 0 to 65535, or leave it out for no metrics.`);
    return port;
  },
});

export const metricsHost = setting.text('METRICS_HOST', { otherwise: '127.0.0.1', doc: 'address on which `/metrics` is served: all who reach it can read it; this machine alone unless it is set' });
