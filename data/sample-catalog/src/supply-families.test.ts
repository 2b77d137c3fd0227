import { expect, it } from 'vitest';
import { loadSupplyFamilies } from './supply-families.ts';

const heading = '[5120-hammers] Sample Hand Tools';
const read = (text: string) => loadSupplyFamilies([{ name: 'rules/tools.txt', text }]);
const line = 'HMC | EA 16.90 | Claw hammer | Weight: 13 oz*0.9, 16 oz; Pack: Each, 12 hammers*11.5@DZ | Claw: Curved; Length: 13 in | TAA CPG | For nails.';

it('reads a family with its options, their prices and their units', () => {
  const [family] = read(`# a note\n\n${heading}\n${line}\n`);
  expect(family).toMatchObject({ code: 'HMC', category: '5120-hammers', brand: 'Sample Hand Tools', unit: 'EA', price: 1_690, name: 'Claw hammer', indicators: ['TAA', 'CPG'], attributes: { Claw: 'Curved', Length: '13 in' } });
  expect(family?.options).toEqual([
    { name: 'Weight', values: [{ value: '13 oz', priceFactor: 0.9, unit: null }, { value: '16 oz', priceFactor: 1, unit: null }] },
    { name: 'Pack', values: [{ value: 'Each', priceFactor: 1, unit: null }, { value: '12 hammers', priceFactor: 11.5, unit: 'DZ' }] },
  ]);
});

it.each([
  ['no heading', line, 'rules/tools.txt, line 1: a family comes below a line'],
  ['a missing column', `${heading}\nHMC | EA 16.90 | Claw hammer`, 'line 2: needs code | unit and dollars'],
  ['a price without cents', `${heading}\n${line.replace('16.90', '16')}`, 'line 2: needs code | unit and dollars'],
  ['an option without a name', `${heading}\n${line.replace('Weight: ', '')}`, "'13 oz*0.9, 16 oz' needs a name"],
  ['a factor that is no number', `${heading}\n${line.replace('*0.9', '*much')}`, "'13 oz*much' is no value"],
  ['a code twice', `${heading}\n${line}\n${line}`, 'line 3: the code HMC is given already'],
])('refuses %s, with the line', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('refuses a code that another file has', () => {
  const text = `${heading}\n${line}\n`;
  expect(() => loadSupplyFamilies([{ name: 'rules/tools.txt', text }, { name: 'rules/more.txt', text }])).toThrow('rules/more.txt, line 2: the code HMC is given already');
});
