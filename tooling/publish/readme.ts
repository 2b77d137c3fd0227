/**
 * A README as it is published: a link that leads out of the package's folder leads nowhere in a registry, so its words stay alone.
 */
export function publishedReadme(text: string): string {
  return text.replace(/\[([^\]]+)\]\(\.\.\/[^)]*\)/g, '$1');
}

/**
 * A page of docs as it is published inside of a package: links to the pages beside it stay, those to what is not in the package keep their words alone.
 *
 * @param beside names of the pages that are published with it, such as `conformance.md`
 */
export function publishedGuide(text: string, beside: readonly string[]): string {
  const stays = (target: string): boolean => /^(https?:|#)/.test(target) || beside.includes(target.replace(/#.*$/, ''));
  return text.replace(/(?<!!)\[([^\]]+)\]\(([^)]*)\)/g, (link, words: string, target: string) => (stays(target) ? link : words));
}
