import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { requireFreePort } from './ports.ts';

describe('requireFreePort', () => {
  it('accepts a free port and refuses a taken one, naming the setting', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(requireFreePort(port, 'IDENTITY_PORT')).rejects.toThrow(`Port ${port} is in use by another program; stop it, or choose another port, for example IDENTITY_PORT=`);
    await expect(requireFreePort(port, 'PORT', 'npm run dev')).rejects.toThrow(/PORT=\d+ npm run dev\.$/);
    server.close();
    await once(server, 'close');
    await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
  });
});
