/** Ports of their own, so that a marketplace that a person looks at can go on running. */
export const webPort = Number(process.env['E2E_PORT'] ?? 8180);
export const identityPort = webPort + 1;
/** The development server of a store's owner. */
export const developmentOrigin = `http://localhost:${webPort + 7}`;
export const origin = `http://localhost:${webPort}`;
export const identityOrigin = `http://localhost:${identityPort}`;
