type Attributes = Readonly<Record<string, string | number>>;

export interface SpanGiven {
  /** `server`: a call that is served. `client`: a call to another system. `internal`: work of the server's own. */
  readonly kind: 'server' | 'client' | 'internal';
  /** Never a value that somebody has sent: no query, no body, no parameter. */
  readonly attributes?: Attributes;
  /** Headers of a call that may name the span of its caller. Without them the parent is the span in which it is begun. */
  readonly caller?: Readonly<Record<string, string | string[] | undefined>>;
}

/** One piece of work, from its beginning to its end. */
export interface Span {
  set(attributes: Attributes): void;
  rename(name: string): void;
  /** What is begun in the work, and in what follows from it, is a part of this span. */
  run<Value>(work: () => Value): Value;
  /** @param error why it failed: its code is kept, and not what it says; null where it succeeded */
  end(error: unknown): void;
}

/** Traces of calls and of background work. */
export interface Tracing {
  /** False: nothing is traced, and nothing is loaded that could. */
  readonly isOn: boolean;
  begin(name: string, given: SpanGiven): Span;
  /** Begins a span for the work, and ends it with the work. */
  during<Value>(name: string, given: SpanGiven, work: (span: Span) => Promise<Value>): Promise<Value>;
  /** Whether a span is under way here. */
  readonly isUnderWay: boolean;
  /** Headers for a call to a system of the same deployment, which name the span that is under way. */
  headers(): Readonly<Record<string, string>>;
  /** Lines of this log are of the span, wherever they are written. */
  claimLog(log: object, span: Span): void;
}

const noSpan: Span = { set() {}, rename() {}, run: (work) => work(), end() {} };

export const noTracing: Tracing = { isOn: false, begin: () => noSpan, during: (_name, _given, work) => work(noSpan), isUnderWay: false, headers: () => ({}), claimLog() {} };
