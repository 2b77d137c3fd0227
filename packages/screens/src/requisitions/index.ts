export { RecordColumns } from './RecordColumns.tsx';
export { shownStockNumber } from './shown-stock-number.ts';
