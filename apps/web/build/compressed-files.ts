import { constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** Writes each script and stylesheet beside itself as brotli and gzip at their best, once: the server sends the file that a browser takes. */
export function compressedFiles(): Plugin {
  return compression({
    include: /\.(js|css)$/,
    threshold: 256,
    skipIfLargerOrEqual: true,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
    ],
  });
}
