/**
 * A README as it is published: a link that leads out of the package's folder leads nowhere in a registry, so its words stay alone.
 */
export function publishedReadme(text: string): string {
  return text.replace(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1');
}
