import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
  const { composeServer } = await import('./compose-server.ts');
  const { readSettings } = await import('./runtime/index.ts');
  const { telemetryOf } = await import('./telemetry-of.ts');
  await import('./server.ts');
  const { settings } = composeServer();
  const environment = { DATABASE_URL: 'postgresql://localhost/none', COOKIE_SECRET: 'a secret of at least 32 characters', LOG_LEVEL: 'silent' };
  const count = () => loaded.filter((url) => url.includes('/@opentelemetry/') && !url.includes('/@opentelemetry/api/')).length;
  const off = await telemetryOf(readSettings(settings, environment));
  const before = count();
  const on = await telemetryOf(readSettings(settings, { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }));
  await on.close();
  console.log(JSON.stringify({ off, before, isLoaded: count() > 0, isOn: on.tracing.isOn }));
`;

it('no library of OpenTelemetry is loaded unless an address of a collector is set; only its interface may be, which the metrics have', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd: fileURLToPath(new URL('..', import.meta.url)) });
  expect(JSON.parse(stdout)).toEqual({ off: null, before: 0, isLoaded: true, isOn: true });
}, 120_000);
