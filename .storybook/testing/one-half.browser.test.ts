import { runHalf } from './run-half.ts';

runHalf(0);
