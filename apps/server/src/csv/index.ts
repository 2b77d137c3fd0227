export { csvText, sparseCsvRow, uncovered } from './csv-cell.ts';
export { CsvFileError, readCsvRows } from './read-csv-rows.ts';
