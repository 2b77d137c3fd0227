import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
  const { composeServer } = await import('./compose-server.ts');
  const { readSettings } = await import('./runtime/index.ts');
  const { telemetryOf } = await import('./telemetry-of.ts');
  const { openCluster } = await import('./search/cluster/cluster.ts');
  await import('./server.ts');
  const { settings } = composeServer();
  const environment = { DATABASE_URL: 'postgresql://localhost/none', COOKIE_SECRET: 'a secret of at least 32 characters', LOG_LEVEL: 'silent' };
  const count = () => ({
    telemetry: loaded.filter((url) => url.includes('/@opentelemetry/') && !url.includes('/@opentelemetry/api/')).length,
    cluster: loaded.filter((url) => url.includes('/@opensearch-project/')).length,
  });
  const off = await telemetryOf(readSettings(settings, environment));
  const before = count();
  const on = await telemetryOf(readSettings(settings, { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }));
  await on.close();
  await openCluster({ nodes: ['http://127.0.0.1:9'], alias: 'none' }).close();
  const after = count();
  console.log(JSON.stringify({ off, before, isOn: on.tracing.isOn, isLoaded: { telemetry: after.telemetry > 0, cluster: after.cluster > 0 } }));
`;

it('no library of OpenTelemetry is loaded unless an address of a collector is set (its interface may be, which the metrics have), and none of a search cluster without one', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd: import.meta.dirname });
  expect(JSON.parse(stdout)).toEqual({ off: null, before: { telemetry: 0, cluster: 0 }, isOn: true, isLoaded: { telemetry: true, cluster: true } });
}, 120_000);
