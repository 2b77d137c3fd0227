/** A deployment with which the server does not start. The message names the file and every mistake. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';

  constructor(file: string | null, mistakes: readonly string[], options?: ErrorOptions) {
    super(`The deployment${file === null ? '' : ` of ${file}`} cannot be used.\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`, options);
  }
}
