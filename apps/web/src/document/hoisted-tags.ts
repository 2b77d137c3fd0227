const hoistable = /^(?:<title[^>]*>[\s\S]*?<\/title>|<(?:link|meta)\b[^>]*>)/;

/**
 * Rendered without a document around it, React puts what belongs into the head (title, links) before everything else.
 * Gives both parts.
 */
export function splitHoistedTags(rendered: string): { head: string; body: string } {
  let rest = rendered;
  let head = '';
  for (let found = hoistable.exec(rest); found !== null; found = hoistable.exec(rest)) {
    head += found[0];
    rest = rest.slice(found[0].length);
  }
  return { head, body: rest };
}
