import { useInsertionEffect } from 'react';

/** Names our links among those of the head; React puts links of one precedence beside each other. */
const precedence = 'theme';

/**
 * The stylesheet file of a theme; nothing for a theme that has none. A page from the server has it in its head. In the
 * browser React shows another theme only once its file is there, so that no page is half in one look and half in the other.
 */
export function ThemeStylesheet({ href }: { href: string | undefined }) {
  // React leaves a stylesheet in the head for good: a theme that is no longer shown is switched off, and is then there at once.
  useInsertionEffect(() => {
    for (const link of document.head.querySelectorAll<HTMLLinkElement>(`link[data-precedence="${precedence}"]`)) {
      link.media = link.getAttribute('href') === href ? 'all' : 'not all';
    }
  }, [href]);
  // A test runner that reads no styles gives an empty address.
  return href === undefined || href === '' ? null : <link rel="stylesheet" href={href} precedence={precedence} />;
}
