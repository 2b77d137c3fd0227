import { css, type SerializedStyles } from '@emotion/react';

type Part = SerializedStyles | false | undefined;

const known = new Map<string, SerializedStyles>();

/**
 * One style from several static parts, made once for each combination: rendering neither builds nor hashes a style.
 * Only for parts at module level; their number bounds the memory.
 */
export function combined(...parts: Part[]): SerializedStyles | undefined {
  const present = parts.filter((part) => part !== undefined && part !== false);
  if (present.length <= 1) return present[0];
  const key = present.map((part) => part.name).join(' ');
  const style = known.get(key) ?? css(present);
  known.set(key, style);
  return style;
}
