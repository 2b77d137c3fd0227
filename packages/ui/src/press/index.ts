export { useAfterPress } from './use-after-press.ts';
