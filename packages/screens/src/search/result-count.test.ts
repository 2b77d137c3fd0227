import type { ProductSummary } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { resultCountText } from './result-count.ts';

const results = (count: number) => Array.from({ length: count }, () => ({}) as ProductSummary);

it.each([
  [{ total: 1, exactTotal: true, page: 1, pageSize: 25, results: results(1) }, '1 result'],
  [{ total: 2, exactTotal: true, page: 1, pageSize: 25, results: results(2) }, '2 results'],
  [{ total: 3120, exactTotal: true, page: 1, pageSize: 25, results: results(25) }, '1–25 of 3,120 results'],
  [{ total: 30, exactTotal: true, page: 900, pageSize: 25, results: [] }, '30 results'],
  [{ total: 30, exactTotal: true, page: 2, pageSize: 25, results: results(5) }, '26–30 of 30 results'],
  [{ total: 10_000, exactTotal: false, page: 3, pageSize: 25, results: results(25) }, '51–75 of more than 10,000 results'],
])('the count reads as a person would say it (%#)', (page, text) => {
  expect(resultCountText(page)).toBe(text);
});
