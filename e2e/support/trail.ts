import type { BrowserContext } from '@playwright/test';

/** The most lines that a reader looks at. */
const longest = 40;

/**
 * Notes what the pages of a browser ask for and go to, with the seconds since the beginning: by that a journey is understood
 * that failed on a machine that cannot be looked at.
 *
 * @returns gives the last lines
 */
export function followTrail(context: BrowserContext): () => string[] {
  const began = performance.now();
  const lines: string[] = [];
  const note = (what: string): void => {
    lines.push(`${((performance.now() - began) / 1000).toFixed(1)} ${what}`);
    if (lines.length > longest) lines.shift();
  };
  const open = new Set<string>();
  context.on('request', (request) => {
    open.add(request.url());
    note(`${request.isNavigationRequest() ? 'goes to' : 'asks'} ${request.method()} ${request.url()}`);
  });
  context.on('requestfinished', (request) => {
    open.delete(request.url());
    note(`has ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    open.delete(request.url());
    note(`lacks ${request.url()}: ${request.failure()?.errorText ?? ''}`);
  });
  return () => [...lines, ...[...open].map((url) => `still waits for ${url}`)];
}
