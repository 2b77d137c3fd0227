import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequisitionTransport } from './transport.ts';

/** Files in a folder. One is written under a name that begins with a dot, and gets its own when all of it is on the disk: so a program that collects them never sees half of one. */
export const folderTransport = (folder: string): RequisitionTransport => ({
  async send(name, records) {
    await mkdir(folder, { recursive: true });
    const [unfinished, finished] = [join(folder, `.${name}.part`), join(folder, name)];
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(records.map((record) => `${record}\n`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, finished);
    return finished;
  },
});
