import { hkdfSync } from 'node:crypto';

/**
 * The secret by which the identity server knows the operators' desk: `IDENTITY_DESK_SECRET`, or one that follows from the secret of the identity server, so that nothing more is to be
 * kept. A start gives it to both servers.
 */
export const deskSecret = (env: Readonly<Record<string, string | undefined>>, identitySecret: string): string =>
  env['IDENTITY_DESK_SECRET'] || Buffer.from(hkdfSync('sha256', identitySecret, '', 'quartermaster desk client', 32)).toString('base64url');
