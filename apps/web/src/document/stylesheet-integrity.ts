import type { Assets } from './assets.ts';

/** The head with the integrity of every stylesheet that the page put there itself: the file of its theme. */
export function withStylesheetIntegrity(head: string, integrity: Assets['integrity']): string {
  return head.replaceAll(/<link rel="stylesheet" href="\/(?<file>[^"]+)"/g, (link, file: string) => {
    const hash = integrity[file];
    return hash === undefined ? link : `${link} integrity="${hash}"`;
  });
}
