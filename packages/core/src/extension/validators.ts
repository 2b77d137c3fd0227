type Check = (value: unknown, key: string | null) => string | null;

/** React components are functions, classes or objects (memo, forwardRef); anything else cannot be rendered. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

export const component: Check = (value) =>
  isComponent(value) ? null : `It must be a React component, not ${described(value)}.`;

export const text: Check = (value) =>
  typeof value === 'string' && value.trim() !== '' ? null : `It must be text that is not empty, not ${described(value)}.`;

/** An object whose named members are functions. Of a strategy's class the object is checked once it is made. */
export const withMethods =
  (...methods: readonly string[]): Check =>
  (value) => {
    const missing = methods.filter((name) => typeof member(value, name) !== 'function');
    return missing.length === 0 ? null : `It must have ${missing.map((name) => `${name}()`).join(' and ')}.`;
  };

export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export function described(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : typeof value;
}
