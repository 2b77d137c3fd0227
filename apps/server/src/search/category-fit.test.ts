import { describe, expect, it } from 'vitest';
import { categoryFits, namesOf } from './category-fit.ts';
import { queryWords } from './query-words.ts';
import { synonymTable } from './synonyms/synonym-table.ts';

describe('how well a query names a category', () => {
  const categories = ['Printers and Multifunction Devices', 'Printer Ribbons', 'Label Printers', 'Notebooks', 'Notebook Batteries'].map((name) => ({ categoryId: name, names: namesOf(name) }));
  const best = (query: string): string | undefined => categoryFits(queryWords(query, synonymTable([['laptop', 'notebook']])), [], categories).toSorted((a, b) => b.fit - a.fit)[0]?.categoryId;

  it.each([
    ['printer', 'Printers and Multifunction Devices'],
    ['color laser printer', 'Printers and Multifunction Devices'],
    ['multifunction device', 'Printers and Multifunction Devices'],
    ['printer ribbon', 'Printer Ribbons'],
    ['label printers', 'Label Printers'],
    ['notebook battery', 'Notebook Batteries'],
    ['small laptop', 'Notebooks'],
  ])('is best of all for %s with %s', (query, category) => expect(best(query)).toBe(category));

  it('takes a name for what it adds up, and leaves out empty parts', () => {
    expect(namesOf('Racks and Enclosures')).toEqual([['rack', 'enclosure'], ['rack'], ['enclosure']]);
    expect(namesOf('Toner & Ink, ')).toEqual([['toner', 'ink'], ['toner'], ['ink']]);
    expect(categoryFits(queryWords('desk'), [], categories)).toEqual([]);
  });
});
