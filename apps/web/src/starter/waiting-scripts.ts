/** Of the template that holds the scripts of a page which the server has rendered. */
export const waitingScriptsId = 'scripts';

/**
 * Asks for the scripts that wait in the document's template, if it has one. They run one after the other, each as a task of its own; one that has run
 * does not run again.
 *
 * @returns whether all were loaded
 */
export async function loadWaitingScripts(page: Document): Promise<boolean> {
  const template = page.querySelector<HTMLTemplateElement>(`template#${waitingScriptsId}`);
  if (template === null) return true;
  const tags = page.importNode(template.content, true);
  const loads = [...tags.querySelectorAll('script')].map((script) => {
    script.async = false;
    return new Promise<boolean>((resolve) => {
      script.onload = () => resolve(true);
      script.onerror = () => resolve(false);
    });
  });
  page.head.append(tags);
  return (await Promise.all(loads)).every(Boolean);
}
