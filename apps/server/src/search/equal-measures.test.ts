import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalMeasures } from './equal-measures.ts';

describe('the same size in other units', () => {
  it.each([
    ['3ft', ['36in', '1yd']], ['36in', ['3ft', '1yd']], ['72in', ['6ft', '2yd']], ['1.5ft', ['18in']], ['24in', []], ['37in', []], ['2.5cm', ['25mm']], ['150cm', ['1.5m', '1500mm']],
    ['1tb', ['1000gb', '1024gb']], ['1024gb', ['1tb']], ['2400mhz', ['2.4ghz']], ['16oz', ['1lb']], ['10page', []], ['1/4in', []], ['0ft', []], ['in', []],
  ])('%s is %j', (word, others) => expect(equalMeasures(word).toSorted()).toEqual(others.toSorted()));

  it('is the same way back, where both are written', () => {
    const units = fc.constantFrom('ft', 'yd', 'm', 'lb', 'l', 'ghz', 'kw');
    fc.assert(fc.property(fc.integer({ min: 3, max: 18 }), units, (value, unit) => {
      const others = equalMeasures(`${value}${unit}`);
      expect(others.filter((other) => !equalMeasures(other).includes(`${value}${unit}`))).toEqual([]);
    }));
  });
});
