/** How the number of results changes, in words. */
export function countChange({ before, after }: { readonly before: number; readonly after: number }): string {
  const [was, is] = [before, after].map((count) => count.toLocaleString('en-US'));
  return before === after ? `${was}, as before` : `${was} before, ${is} after`;
}
