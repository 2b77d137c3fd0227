/** Why a package cannot be installed, shown or taken away. The message says what is wrong and what to do. */
export class StorePackageError extends Error {
  override readonly name = 'StorePackageError';
}
