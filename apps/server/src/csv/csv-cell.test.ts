import { expect, it } from 'vitest';
import { csvText, uncovered } from './csv-cell.ts';
import { readCsvRows } from './read-csv-rows.ts';

it.each(['=1+1', '+1+cmd|x', '-2+3+cmd', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', "'=1"])('%j is no formula in a spreadsheet, and is itself again when the file is read', (typed) => {
  const cell = csvText([[typed]]).replace(/\r\n$/, '').replace(/^"([^]*)"$/, '$1');
  expect(cell).toBe(`'${typed}`);
  expect(uncovered(cell)).toBe(typed);
});

it.each(['+1 (202) 555-0100', '-12.50', 'a=b', "'s"])('%j stays as it is', (typed) => {
  expect(csvText([[typed]])).toBe(`${typed}\r\n`);
  expect(uncovered(typed)).toBe(typed);
});

it.each(['"', '—', '\u{1F600}'])('a file with the longest text that operators write is read, also where each letter of it is %s', (letter) => {
  const row = { key: 'a', content: letter.repeat(100_000 / letter.length), heading: '—'.repeat(200) };
  expect(readCsvRows(csvText([Object.keys(row), Object.values(row)]), Object.keys(row), [])).toEqual({ rows: [{ record: row, line: 2 }], skipped: [] });
});
