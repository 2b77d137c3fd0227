import { defineToken } from '../runtime/index.ts';
import type { Tracing } from './tracing.ts';

export const tracing = defineToken<Tracing>('tracing', 'Traces of calls and of background work; where OpenTelemetry is off, none.');
