import type { PageFiles } from './assets.ts';
import { waitingScriptsId } from '../starter/waiting-scripts.ts';

/**
 * The scripts of a page, with their integrity.
 *
 * @param isRead the page has its content: all but the first script wait in a template, from which that one takes them once the content is painted
 */
export function scriptTags({ starter, ahead, entry, preload }: PageFiles, integrity: Readonly<Record<string, string>>, isRead: boolean): string {
  const attributes = (file: string, priority: string): string => `${priority}${integrity[file] === undefined ? '' : ` integrity="${integrity[file]}"`}`;
  const script = (file: string, priority = ''): string => `<script type="module" src="/${file}"${attributes(file, priority)}></script>`;
  const link = (file: string, priority = ''): string => `<link rel="modulepreload" href="/${file}"${attributes(file, priority)}>`;
  // They must not take the network from the styles and fonts of the page.
  const low = ' fetchpriority="low"';
  const first = starter === null ? '' : script(starter, low);
  if (!isRead || starter === null) return [first, ...preload.map((file) => link(file, low)), script(entry, low)].join('');
  const waiting = [...[...ahead, entry].map((file) => script(file)), ...preload.filter((file) => !ahead.includes(file)).map((file) => link(file))];
  return `${first}<template id="${waitingScriptsId}">${waiting.join('')}</template>`;
}
