import { expect, it } from 'vitest';
import { deskServices } from './services.ts';

it('has one service at each path, and what reads is open to every role but the text of mail', () => {
  const paths = deskServices.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(deskServices.filter(({ method, role }) => method === 'GET' && role !== 'viewer').map(({ path }) => path)).toEqual(['/mail']);
});

it('a viewer changes nothing but their own session', () => {
  expect(deskServices.filter(({ method, role }) => method === 'POST' && role === 'viewer').map(({ path }) => path)).toEqual(['/sign-out']);
});
