/** A setting that cannot be used. The message names the variable, its value and what to write instead. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
