/**
 * The first of the stores with a word that a host, `www.` or not, begins with, where the host goes on with none of its letters: `pier` fits `pier-1.example.gov`,
 * and not `pierce.example.gov`. Each request without a store asks it, so that it takes as long with a thousand stores as with ten: it looks up the beginnings
 * of the host.
 */
export function storesByWords<Store extends { readonly hostWords: readonly string[] }>(inOrder: readonly Store[]): (hostname: string) => Store | null {
  const places = new Map<string, number>();
  for (const [place, { hostWords }] of inOrder.entries()) {
    for (const word of hostWords) if (!places.has(word)) places.set(word, place);
  }
  return (hostname) => {
    const host = hostname.toLowerCase().replace(/^www\./, '');
    const found = beginnings(host).flatMap((word) => places.get(word) ?? []);
    return inOrder[Math.min(...found)] ?? null;
  };
}

/** The beginnings of a host that end where a word does. */
const beginnings = (host: string): readonly string[] =>
  Array.from({ length: host.length }, (_, i) => i + 1).filter((end) => !/^\w/.test(host.slice(end, end + 1))).map((end) => host.slice(0, end));
