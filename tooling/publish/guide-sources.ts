/** A code block of the guide that is a file of a store: its first line names it, `// src/Logo.tsx`. */
export interface GuideSource {
  readonly path: string;
  readonly text: string;
}

/** The files of the guide, in its order. A block without a file name is no file. */
export function guideSources(markdown: string): GuideSource[] {
  return [...markdown.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({ path, text }));
}
