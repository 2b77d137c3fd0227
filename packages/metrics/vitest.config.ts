import { packageTests } from '../../tooling/vitest/package-tests.ts';

export default packageTests(import.meta.dirname);
