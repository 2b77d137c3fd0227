import { describe, expect, it, vi } from 'vitest';
import type { DependencyContainer } from '../capabilities/index.ts';
import { KeptPages } from '../navigation/index.ts';
import { LateSignIn } from './late-sign-in.ts';

const network = vi.hoisted(() => ({ isThere: false }));

vi.mock('./sign-in-parts.ts', () => ({
  signInParts: () => {
    if (!network.isThere) throw new Error('The file did not come.');
    return { routes: { begin: () => Promise.resolve({ kind: 'stay' }) }, renewal: { renew: () => Promise.resolve(true) } };
  },
}));

const engine = {
  resolve: (part: unknown) =>
    part === KeptPages
      ? { errorPage: (path: string, report: { detail: string }) => Promise.resolve({ kind: 'address', url: `${path} ${report.detail}` }) }
      : { make: (_text: unknown, { detail }: { detail: string }) => ({ detail }) },
} as unknown as DependencyContainer;

describe('sign-in whose code does not come', () => {
  it('tells a buyer who pressed, leaves others alone, refuses no token, and is there for the next press', async () => {
    network.isThere = false;
    const signIn = new LateSignIn(engine);
    expect(await signIn.begin(false)).toEqual({ kind: 'address', url: '/error/sign_in The file did not come.' });
    expect(await signIn.switchUser()).toMatchObject({ url: '/error/sign_in The file did not come.' });
    expect(await signIn.begin(true)).toEqual({ kind: 'address', url: '/home' });
    await expect(signIn.renew('token')).rejects.toThrow('The file did not come.');
    network.isThere = true;
    expect(await signIn.begin(false)).toEqual({ kind: 'stay' });
    expect(await signIn.renew('token')).toBe(true);
  });
});
