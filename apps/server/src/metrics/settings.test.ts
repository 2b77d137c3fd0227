import { expect, it } from 'vitest';
import { readSettings } from '../runtime/index.ts';
import { metricsHost, metricsPort } from './settings.ts';

it('nothing is measured unless a port is set, and then this machine alone reads it', () => {
  const of = readSettings([metricsPort, metricsHost], {});
  expect([of(metricsPort), of(metricsHost)]).toEqual([null, '127.0.0.1']);
  expect(readSettings([metricsPort], { METRICS_PORT: '' })(metricsPort)).toBeNull();
  expect(readSettings([metricsPort], { METRICS_PORT: '9464' })(metricsPort)).toBe(9464);
});

it.each(['port', '-1', '65536', '94.64'])('METRICS_PORT=%s is refused with what to do', (given) => {
  expect(() => readSettings([metricsPort], { METRICS_PORT: given })).toThrow(`METRICS_PORT is "${given}". Use a whole number from 0 to 65535, or leave it out for no metrics.`);
});
