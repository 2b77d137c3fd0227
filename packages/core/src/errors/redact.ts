const replacement = '[not shown]';

/** A copy of what was sent without its sensitive fields (dotted names, as the service table lists them). */
export function redact(payload: object | null, sensitive: readonly string[]): object | null {
  if (payload === null || sensitive.length === 0) return payload;
  return redactAt(payload, sensitive.map((name) => name.split('.'))) as object;
}

function redactAt(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return replacement;
  if (Array.isArray(value)) return value.map((item) => redactAt(item, paths));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const below = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
      return [name, below.length === 0 ? member : redactAt(member, below)];
    }),
  );
}

/** Whether a sensitive field is really in what is sent. */
export function holdsSensitive(payload: object | null, sensitive: readonly string[]): boolean {
  return JSON.stringify(redact(payload, sensitive)) !== JSON.stringify(payload);
}
