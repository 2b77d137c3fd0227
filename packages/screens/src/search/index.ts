export { ResultList } from './results/ResultList.tsx';
