export { forgetEntriesOf, requisitionsOf } from './data-of-buyer.ts';
export { countUnsent } from './unsent.ts';
