/** The version of the engine that this code belongs to: all packages carry one. A test keeps it equal to package.json. */
export const coreVersion = '0.1.0';

/** Why a store's `coreRange` does not fit: the code of the diagnostic, and what to do. */
export interface CoreRangeProblem {
  readonly code: 'CORE_RANGE_INVALID' | 'CORE_RANGE_UNSATISFIED';
  readonly message: string;
}

/** The problem with the versions of core that a store was built for; null when this one is among them. */
export function coreRangeProblem(range: string, version: string = coreVersion): CoreRangeProblem | null {
  switch (checkCoreRange(range, version)) {
    case 'satisfied':
      return null;
    case 'invalid':
      return { code: 'CORE_RANGE_INVALID', message: `coreRange "${range}" cannot be read. Write it like ^${version} or >=${version} <1.0.0.` };
    case 'unsatisfied':
      return {
        code: 'CORE_RANGE_UNSATISFIED',
        message: `The store was built for core ${range}; this is core ${version}. Install a version of the store for it, or rebuild the store and widen coreRange.`,
      };
  }
}

/**
 * Whether a version lies in a store's `coreRange`. Stores are composed before the first page shows, so the full semver
 * grammar (5 KiB brotli more on the first load) stays out: `^1.2.0`, `~1.2.0`, `1.2.0`, and comparators side by side such as
 * `>=1.2.0 <3.0.0`. A property test holds it against the semver package.
 */
export type RangeVerdict = 'satisfied' | 'unsatisfied' | 'invalid';

type Version = readonly [number, number, number];

const versionPattern = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;

export function checkCoreRange(range: string, version: string): RangeVerdict {
  const actual = parseVersion(version);
  const comparators = range.trim().split(/\s+/).map(parseComparator);
  if (actual === null || comparators.some((comparator) => comparator === null)) return 'invalid';
  return comparators.every((accepts) => accepts?.(actual)) ? 'satisfied' : 'unsatisfied';
}

function parseVersion(text: string): Version | null {
  const parts = versionPattern.exec(text);
  return parts === null ? null : [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

/** Whether a version that is so much above its base (below 0: under it) is accepted. */
const comparisons: Readonly<Record<string, (above: number) => boolean>> = {
  '>=': (above) => above >= 0,
  '<=': (above) => above <= 0,
  '>': (above) => above > 0,
  '<': (above) => above < 0,
};

function parseComparator(text: string): ((version: Version) => boolean) | null {
  const operator = /^(?:\^|~|>=|<=|>|<|=)?/.exec(text)?.[0] ?? '';
  const base = parseVersion(text.slice(operator.length));
  if (base === null) return null;
  const [major, minor, patch] = base;
  const below = (next: Version) => (version: Version) => compare(version, base) >= 0 && compare(version, next) < 0;
  if (operator === '~') return below([major, minor + 1, 0]);
  if (operator === '^') return below(major > 0 ? [major + 1, 0, 0] : minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1]);
  const accepts = comparisons[operator] ?? ((above) => above === 0);
  return (version) => accepts(compare(version, base));
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
