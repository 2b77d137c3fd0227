import type { Envelope } from '@quartermaster/contracts';

/** An envelope is a JSON object; anything else is no response (specification, section 8). */
export function asEnvelope(data: unknown): Envelope | null {
  if (typeof data === 'string') {
    try {
      return asEnvelope(JSON.parse(data));
    } catch {
      return null;
    }
  }
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Envelope) : null;
}
