import { describe, expect, it } from 'vitest';
import { agenciesFor, agencyNamed, type Agencies } from './use-agencies.ts';

const agencies: Agencies = ['Air Force', 'Department of Agriculture', 'Department of the Air', 'General Services Administration'].map((name) => ({ code: name, name, kind: 'civil', aacPrefixes: [], bureaus: [] }));
const found = (typed: string): string[] => agenciesFor(agencies, typed).map(({ name }) => name);

describe('the agencies for a typed text', () => {
  it('have all of its words, in any case; those that begin with it are first', () => {
    expect(found('air')).toEqual(['Air Force', 'Department of the Air']);
    expect(found('  SERVICES general ')).toEqual(['General Services Administration']);
    expect(found('department')).toHaveLength(2);
    expect([found(''), found(' '), found('navy')]).toEqual([[], [], []]);
  });

  it('one has a name as a whole', () => {
    expect(agencyNamed(agencies, ' air force ')?.name).toBe('Air Force');
    expect(agencyNamed(agencies, 'air')).toBeUndefined();
  });
});
