import { base64Of } from '../../parts/base64-of.ts';
import type { DeskClient } from '../../wire/desk-client.ts';

/** Bytes of a part: `partBytes` of the contract, of which the desk loads the types alone. */
const partBytes = 1024 * 1024;

interface UploadOptions {
  /** Hears how many bytes the server has. */
  readonly onProgress: (bytes: number) => void;
}

/** Sends a file part by part and starts its import; gives the number of the import. @throws DeskRefusal */
export async function uploadFile(client: Pick<DeskClient, 'change'>, file: File, { onProgress }: UploadOptions): Promise<number> {
  const { importId } = await client.change('/catalog/import/begin', { fileName: file.name, size: file.size });
  for (let position = 0; position * partBytes < file.size; position += 1) {
    onProgress(position * partBytes);
    const content = await base64Of(file.slice(position * partBytes, (position + 1) * partBytes));
    await client.change('/catalog/import/part', { importId, position, content });
  }
  onProgress(file.size);
  await client.change('/catalog/import/start', { importId });
  return importId;
}
