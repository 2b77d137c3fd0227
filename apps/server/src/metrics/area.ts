import { Metrics, observePool, observeQueues, serveMetrics, textOf } from '@quartermaster/metrics';
import { defineArea, provide } from '../area/index.ts';
import { sharedMemory } from '../processes/index.ts';
import { clock, database, log } from '../runtime/index.ts';
import { businessCounts } from '../wire/index.ts';
import { countBusiness } from './count-business.ts';
import { observeRequests } from './observe-requests.ts';
import { readQueues } from './queues.ts';
import { metricsHost, metricsPort, metricsSettings } from './settings.ts';
import { metrics, metricsServer } from './tokens.ts';

export const metricsArea = defineArea({
  name: 'metrics',
  settings: [metricsPort, metricsHost],
  provides: [
    provide(metrics, {
      needs: { port: metricsPort, database, clock, supervised: sharedMemory },
      open({ port, database, clock, supervised }) {
        if (port === null) return null;
        const opened = new Metrics(supervised === null ? null : process.pid);
        observePool(database, opened);
        observeQueues(opened, () => readQueues(database, clock.now()));
        return opened;
      },
    }),
    provide(businessCounts, { needs: { metrics }, open: ({ metrics }) => countBusiness(metrics) }),
    provide(metricsServer, {
      needs: { metrics, port: metricsPort, host: metricsHost, log, supervised: sharedMemory },
      async open({ metrics, port, host, log, supervised }) {
        // The supervisor asks its processes, and serves the figures of all.
        if (metrics === null || port === null || supervised !== null) return null;
        const server = await serveMetrics({ host, port, settings: metricsSettings }, async () => textOf([await metrics.read()]), (error) => log.error({ err: error }, 'the metrics could not be read'));
        log.info({ port: server.port, host }, 'metrics are served');
        return server;
      },
      close: (server) => server?.close(),
    }),
  ],
  needs: { metrics },
  async beforeRoutes(app, { metrics }) {
    if (metrics !== null) observeRequests(app, metrics);
  },
});
