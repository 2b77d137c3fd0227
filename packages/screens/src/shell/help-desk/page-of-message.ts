const form = '/ws/information/comment_form';
const longestPage = 500;

/** The page that a message to the help desk is about: its path, and the query of pages that servers give. Null: the form itself, and home. */
export function pageOfMessage({ pathname, search }: { readonly pathname: string; readonly search: string }): string | null {
  if (pathname.startsWith(form) || pathname === '/' || pathname === '/home') return null;
  // The query of other pages may be the business of a sign-in.
  const page = pathname.startsWith('/ws/') ? `${pathname}${search}` : pathname;
  return page.length > longestPage ? pathname.slice(0, longestPage) : page;
}
