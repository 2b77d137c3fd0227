export { withoutReductionKeys } from './link.ts';
export { listReductions, reductionWithId, type KeptReduction } from './record/kept-reduction.ts';
export { endReductionsOf, reductionsOf, takeBackReduction } from './take-back.ts';
export { spendReductions } from './spend-reductions.ts';
