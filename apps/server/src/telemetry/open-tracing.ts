import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Tracer, type Span as ApiSpan } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { sqlState } from '@quartermaster/database';
import type { Span, SpanGiven, Tracing } from './tracing.ts';

/** The names of a span in a line of the log. */
interface SpanIds {
  readonly trace_id: string;
  readonly span_id: string;
}

export interface OpenTracing extends Tracing {
  /** Of the span that is under way, or that has claimed the log; null where there is none. */
  idsFor(log: object): SpanIds | null;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Spans by a tracer of OpenTelemetry. Which one is under way is known by the chain of asynchronous calls; nothing is registered for the whole process. */
export function openTracing(tracer: Tracer): OpenTracing {
  const current = new AsyncLocalStorage<Context>();
  const propagator = new W3CTraceContextPropagator();
  const claimed = new WeakMap<object, ApiSpan>();
  const spans = new WeakMap<Span, ApiSpan>();
  const here = (): Context => current.getStore() ?? ROOT_CONTEXT;
  const begin = (name: string, { kind, attributes, caller }: SpanGiven): Span => {
    const parent = caller === undefined ? here() : propagator.extract(ROOT_CONTEXT, caller, defaultTextMapGetter);
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(attributes !== undefined && { attributes }) }, parent);
    const context = trace.setSpan(parent, span);
    const begun: Span = {
      set: (given) => void span.setAttributes(given),
      rename: (to) => void span.updateName(to),
      run: (work) => current.run(context, work),
      end(error) {
        if (error !== null) span.setAttribute('error.type', codeOf(error)).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
    spans.set(begun, span);
    return begun;
  };
  return {
    isOn: true,
    begin,
    async during(name, given, work) {
      const span = begin(name, given);
      try {
        const value = await span.run(() => work(span));
        span.end(null);
        return value;
      } catch (error) {
        span.end(error);
        throw error;
      }
    },
    get isUnderWay() {
      return current.getStore() !== undefined;
    },
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(here(), headers, defaultTextMapSetter);
      return headers;
    },
    claimLog(log, span) {
      const of = spans.get(span);
      if (of !== undefined) claimed.set(log, of);
    },
    idsFor(log) {
      const span = trace.getSpan(here()) ?? claimed.get(log);
      if (span === undefined) return null;
      const { traceId, spanId } = span.spanContext();
      return { trace_id: traceId, span_id: spanId };
    },
  };
}

/** Such as `DATABASE_AWAY`, `57014` or `TypeError`. */
function codeOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return 'Error';
  return sqlState(error) ?? ('code' in error && typeof error.code === 'string' ? error.code : error.name);
}
