import fc from 'fast-check';
import satisfies from 'semver/functions/satisfies.js';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { checkCoreRange, coreRangeProblem, coreVersion } from './core-range.ts';

const number = fc.nat({ max: 4 });
const version = fc.tuple(number, number, number).map((parts) => parts.join('.'));
const comparator = fc.tuple(fc.constantFrom('^', '~', '>=', '<=', '>', '<', '=', ''), version).map(([operator, base]) => operator + base);
const range = fc.array(comparator, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));

describe('the range of core versions that a store was built for', () => {
  it('means what the semver package says', () => {
    fc.assert(
      fc.property(range, version, (wanted, actual) => {
        expect(checkCoreRange(wanted, actual)).toBe(satisfies(actual, wanted) ? 'satisfied' : 'unsatisfied');
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['', 'latest', '1.x', '^1', '1.2.3-beta', '1.0.0 || 2.0.0', '>= 1.0.0', `^${'9'.repeat(40)}.0.0`])(
    'says of "%s" that it cannot be read',
    (wanted) => {
      expect(checkCoreRange(wanted, '1.2.3')).toBe('invalid');
    },
  );

  it('is checked against the version of this package', () => {
    expect(coreVersion).toBe(packageJson.version);
    expect(coreRangeProblem(`^${coreVersion}`)).toBeNull();
  });

  it('that does not fit has a code and says what to do', () => {
    expect(coreRangeProblem('^2.0.0', '1.2.3')).toEqual({ code: 'CORE_RANGE_UNSATISFIED', message: expect.stringMatching(/built for core \^2\.0\.0; this is core 1\.2\.3.*rebuild/) });
    expect(coreRangeProblem('latest', '1.2.3')).toEqual({ code: 'CORE_RANGE_INVALID', message: expect.stringContaining('Write it like ^1.2.3') });
  });
});
