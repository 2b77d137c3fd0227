import { ConfigError } from '../runtime/index.ts';

const SHORTEST = 32;

/**
 * The secret under which the database's secrets are sealed. No message repeats it.
 * @throws {ConfigError} when it is missing or short
 */
export function readSecret(env: Readonly<Record<string, string | undefined>>, name = 'IDENTITY_SECRET'): string {
  const secret = env[name];
  if (!secret) {
    throw new ConfigError(
      `${name} is not set. Give the secret of this deployment: at least ${SHORTEST} random characters (openssl rand -base64 33 makes one); "npm start" keeps its own in the file identity-secret of the data folder.`,
    );
  }
  if (secret.length < SHORTEST) throw new ConfigError(`${name} has ${secret.length} characters. Give at least ${SHORTEST} random ones (openssl rand -base64 33 makes them).`);
  return secret;
}
