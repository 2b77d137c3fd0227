import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPool } from '@quartermaster/database';
import { expect, it } from 'vitest';
import { Metrics, textOf } from './metrics.ts';
import { observeQueues } from './observe-queues.ts';
import { serveMetrics } from './serve-metrics.ts';

it('without a database there are the figures of the process, and none of the queues', async () => {
  const away = openPool('postgres://none@127.0.0.1:9/none');
  const measured = new Metrics(null);
  observeQueues(measured, async () => {
    await away.query('select 1');
    return [];
  });
  const text = await textOf([await measured.read()]);
  await away.end();
  expect(text).toContain('quartermaster_database_up 0\n');
  expect(text).not.toMatch(/^quartermaster_queue_waiting\{/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

it('a port that is taken is said with the setting to change', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(serveMetrics({ host: '127.0.0.1', port, settings: 'METRICS_HOST and METRICS_PORT' }, async () => '', () => {})).rejects.toThrow(/in use.*METRICS_PORT/);
  await new Promise((resolve) => taken.close(resolve));
});

it('figures that cannot be read are an error for the log, and no end of the server', async () => {
  const errors: unknown[] = [];
  const served = await serveMetrics({ host: '127.0.0.1', port: 0, settings: 'METRICS_HOST and METRICS_PORT' }, () => Promise.reject(new Error('no figures')), (error) => void errors.push(error));
  expect((await fetch(`http://127.0.0.1:${served.port}/metrics`)).status).toBe(500);
  expect(errors).toEqual([new Error('no figures')]);
  await served.close();
});
