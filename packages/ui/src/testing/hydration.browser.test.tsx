import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { gallery } from './gallery.tsx';

afterEach(() => { vi.restoreAllMocks(); });

test.each(Object.entries(gallery))('%s takes over the page of a server without a mismatch', async (_name, example) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(example);
  const problems: unknown[] = [];
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = await act(() => Promise.resolve(hydrateRoot(host, example, { onRecoverableError: (error) => problems.push(error) })));
  await act(() => Promise.resolve(root.unmount()));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  host.remove();
  expect(problems).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
});
