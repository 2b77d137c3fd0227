const sentence = 'Not all of this page could be loaded: Add, Sign in and the cart do nothing yet. It is asked for again. Check your connection, or ';

/** Calls `load` until it has loaded all, after two seconds, then four, and so on. A sentence at the top of the page says so meanwhile. */
export async function loadPersistently(page: Document, load: () => Promise<boolean>, wait: (milliseconds: number) => Promise<unknown>): Promise<void> {
  let notice: HTMLElement | null = null;
  for (let pause = 2_000; !(await load()); pause *= 2) {
    notice ??= showNotice(page);
    await wait(pause);
  }
  notice?.remove();
}

/** Beside what React takes over, and styled here: no style sheet of a page knows it. */
function showNotice(page: Document): HTMLElement {
  const notice = page.createElement('p');
  notice.role = 'alert';
  notice.style.cssText = 'position:sticky;top:0;z-index:200;margin:0;padding:8px 16px;background:#fff4d6;color:#1b1b1b';
  const reload = page.createElement('a');
  // With the fragment it would lead to a place on this page.
  reload.href = page.URL.replace(/#.*/, '');
  reload.textContent = 'reload the page';
  notice.append(sentence, reload, '.');
  page.body.prepend(notice);
  return notice;
}
