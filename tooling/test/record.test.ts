import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitCodeOf, readRecord, recordLine, type SuiteRecord } from './record.ts';

const seconds = fc.double({ min: 0, max: 1e4, noNaN: true }).map((value) => Math.abs(value));
const records: fc.Arbitrary<SuiteRecord> = fc.record({
  run: fc.uuid(), at: fc.nat(), passed: fc.nat(), failed: fc.nat(), took: seconds, processor: seconds, overBudget: fc.boolean(), inputsChanged: fc.boolean(), findings: fc.string(), proven: fc.array(fc.string()),
});

describe('readRecord', () => {
  it('reads what recordLine wrote, whatever is printed around it', () => {
    fc.assert(fc.property(records, fc.string(), fc.string(), (record, before, after) => {
      const quiet = (text: string): string => text.replaceAll('suite-record', '');
      expect(readRecord(`${quiet(before)}\n${recordLine(record)}\n${quiet(after)}`)).toEqual(record);
    }));
  });

  it('reads nothing out of anything else', () => {
    for (const output of ['', 'suite-record', 'suite-record {', 'suite-record null', 'suite-record {"passed":7,"failed":0}', ' suite-record {}']) expect(readRecord(output)).toBeUndefined();
  });
});

it.each([
  [{ failed: 0, inputsChanged: false }, 0],
  [{ failed: 1, inputsChanged: false }, 1],
  [{ failed: 0, inputsChanged: true }, 1],
  [{ failed: 2, inputsChanged: true }, 1],
] as const)('the task of a suite with %j ends with %i, so that only what passed with the inputs of now is kept', (record, code) => {
  expect(exitCodeOf(record)).toBe(code);
});
