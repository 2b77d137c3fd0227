import { storeBuild } from '@quartermaster/core-testing/build';

/** Build, tests and development of the store. To add something of your own: `mergeConfig` of vite, inside a function of the same form. */
export default storeBuild();
