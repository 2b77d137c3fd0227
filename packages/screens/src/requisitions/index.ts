export { RecordColumns } from './RecordColumns.tsx';
