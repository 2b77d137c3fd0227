import { expect, it } from 'vitest';
import { shownStockNumber } from './shown-stock-number.ts';

it.each([
  ['7510013920564', '7510-01-392-0564'], ['1005013920564AB', '1005-01-392-0564-AB'], ['596201A410564', '5962-01-A41-0564'], ['7510-01-392-0564', '7510-01-392-0564'],
  ['CAX91604', 'CAX91604'], ['751001392056', '751001392056'], ['', ''],
])('%j is shown as %j', (stockNumber, shown) => expect(shownStockNumber(stockNumber)).toBe(shown));
