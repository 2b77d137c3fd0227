/** Checks one field: null when it is right, else a sentence that says what to do. Pure and linear in the input's length. */
export type FieldRule = (value: string) => string | null;

/** Longer input is refused before any pattern sees it: no rule needs more, and no pattern can be made to backtrack. */
const longest = 1000;

/** A rule from a pattern. The pattern must be anchored. */
export function patternRule(pattern: RegExp, message: string): FieldRule {
  return (value) => (value.length <= longest && pattern.test(value.trim()) ? null : message);
}
