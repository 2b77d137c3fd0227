import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './error.ts';

/**
 * Lets the identity server's own program make what a smart-card reader for trials needs, in the data folder, and gives the
 * settings for it. Nothing is made when it is there already.
 *
 * @throws StartError when it cannot be made
 */
export async function prepareTrialReader(root: string, dataDir: string, port: number): Promise<Record<string, string>> {
  const folder = join(dataDir, 'card-reader');
  const script = join(root, 'apps', 'identity', 'src', 'operator', 'prepare-trial-reader.ts');
  try {
    await promisify(execFile)(process.execPath, [script, folder]);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new StartError(`The smart-card reader for trials could not be prepared in ${folder} (${reason}); start again, or start without it: TRIAL_CARD_READER=0 npm start.`);
  }
  return {
    PIV_READER_PORT: String(port),
    PIV_READER_KEY_FILE: join(folder, 'server.key'),
    PIV_READER_CERTIFICATE_FILE: join(folder, 'server.pem'),
    PIV_READER_CA_FILE: join(folder, 'trial-ca.pem'),
  };
}
