/** Of the template that holds the scripts of a page which the server has rendered. */
export const waitingScriptsId = 'scripts';

/** Asks for the scripts that wait in the document's template, if it has one. They run one after the other, each as a task of its own. */
export function loadWaitingScripts(page: Document): void {
  const template = page.querySelector<HTMLTemplateElement>(`template#${waitingScriptsId}`);
  if (template === null) return;
  const tags = page.importNode(template.content, true);
  for (const script of tags.querySelectorAll('script')) script.async = false;
  page.head.append(tags);
}
