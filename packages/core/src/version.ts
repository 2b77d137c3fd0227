/** The version of this package, against which stores declare their `coreRange`. */
export { coreVersion } from '@quartermaster/contracts';
