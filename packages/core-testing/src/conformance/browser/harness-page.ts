import { createHash } from 'node:crypto';
import type { HarnessBuild } from './harness-build.ts';

/** The empty style tag through which Emotion inserts its rules. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The document in which stores are tried, and its content policy: as strict as the marketplace's own. */
export function harnessPage({ imports, main }: HarnessBuild): { readonly html: string; readonly policy: string } {
  const importMap = JSON.stringify({ imports });
  const hash = createHash('sha256').update(importMap).digest('base64');
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance</title><script type="importmap">${importMap}</script><script type="module" src="${main}"></script></head><body></body></html>`,
    policy: [
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      `style-src 'self' ${emptyStyle}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ].join('; '),
  };
}
