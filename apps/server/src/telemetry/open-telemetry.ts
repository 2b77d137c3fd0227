import { ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import { SeverityNumber, type AnyValueMap } from '@opentelemetry/api-logs';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { within } from '@quartermaster/database';
import { openExporters, type ExporterChoice } from './open-exporters.ts';
import { openTracing } from './open-tracing.ts';
import type { Telemetry } from './telemetry.ts';

/** Milliseconds for what is still to be sent when the process ends. */
const lastWords = 3000;

/**
 * Sends traces and logs to a collector. Its address, headers, times, sampling and the like come from the standard variables `OTEL_*`, which the libraries read themselves.
 *
 * @param onError hears that the collector does not take what it gets
 */
export async function openTelemetry(choice: ExporterChoice, onError: (error: unknown) => void): Promise<Telemetry> {
  const { spans, logs } = await openExporters(choice);
  setGlobalErrorHandler(onError);
  const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': 'quartermaster-server', 'process.pid': process.pid })).merge(detectResources({ detectors: [envDetector] }));
  const tracers = new BasicTracerProvider({ resource, spanProcessors: spans === null ? [] : [new BatchSpanProcessor(spans)] });
  const loggers = new LoggerProvider({ resource, processors: logs === null ? [] : [new BatchLogRecordProcessor({ exporter: logs })] });
  const tracing = openTracing(tracers.getTracer('quartermaster'));
  const logger = loggers.getLogger('quartermaster');
  return {
    tracing,
    log: {
      mixin: (_facts, _level, log) => ({ ...tracing.idsFor(log) }),
      // Of the line as it is written: what the log leaves out is left out here, too.
      hear(line) {
        if (logs === null) return;
        const { level, time, msg, trace_id: traceId, span_id: spanId, ...attributes } = JSON.parse(line) as Line;
        const context = traceId === undefined || spanId === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED });
        logger.emit({ timestamp: time, ...severityOf(level), body: msg ?? '', attributes, context });
      },
    },
    async close() {
      await within(lastWords, Promise.all([tracers.shutdown(), loggers.shutdown()])).catch(onError);
    },
  };
}

interface Line extends AnyValueMap {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly trace_id?: string;
  readonly span_id?: string;
}

/** Levels of the log, the lowest first. */
const severities = [
  [60, 'FATAL', SeverityNumber.FATAL], [50, 'ERROR', SeverityNumber.ERROR], [40, 'WARN', SeverityNumber.WARN], [30, 'INFO', SeverityNumber.INFO], [20, 'DEBUG', SeverityNumber.DEBUG],
] as const;

function severityOf(level: number): { readonly severityText: string; readonly severityNumber: SeverityNumber } {
  const [, severityText, severityNumber] = severities.find(([from]) => level >= from) ?? [0, 'TRACE', SeverityNumber.TRACE];
  return { severityText, severityNumber };
}
