import { expect, it } from 'vitest';
import { withOwnNames } from './page-key.ts';

it('counts the names that React gives from the beginning of each page', () => {
  expect(withOwnNames('<label for="_r_1a_">A</label><input id="_r_1a_"><p id="_r_1b_">')).toBe(withOwnNames('<label for="_r_7_">A</label><input id="_r_7_"><p id="_r_8_">'));
});

it('keeps apart what names something else', () => {
  expect(withOwnNames('<label for="_r_1_"></label><input id="_r_1_">')).not.toBe(withOwnNames('<label for="_r_1_"></label><input id="_r_2_">'));
});
