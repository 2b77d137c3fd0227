/** Rules of one kind that the server has rendered: those of all elements together, or of one set of global rules. */
export interface RenderedRules {
  /** Of Emotion's cache, or that with `-global`. */
  readonly key: string;
  /** Names of the rules. */
  readonly ids: readonly string[];
  readonly css: string;
}

/**
 * A style tag that the browser takes over where it is: marked as done (`data-s`), and with the names of elements' rules where Emotion does not look for
 * them. What Emotion finds, it moves, and the browser would style and lay out the page again.
 */
export function styleTag({ key, ids, css }: RenderedRules, nonce: string): string {
  const names = ids.join(' ');
  const name = key.endsWith('-global') ? `data-emotion="${key} ${names}"` : `data-emotion="${key}" data-rules="${names}"`;
  return `<style ${name} data-s nonce="${nonce}">${css.replaceAll('</', '<\\/')}</style>`;
}
