/// <reference lib="dom" />
import type { CopiedRepository } from '../../measures/new-area/copied-repository.ts';

/** A change of a source that a browser can see on a page of the real web. */
export interface Change {
  readonly kind: 'screen' | 'style' | 'theme' | 'server answer';
  /** The page that shows it. */
  readonly path: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Runs in the page: whether the change is shown. */
  readonly isShown: () => boolean;
}

/** The start page is rendered on the server. */
const startPage = '/ws/main/start_page';

export const changes: readonly Change[] = [
  {
    kind: 'screen', path: startPage, file: 'packages/screens/src/main/StartPage.screen.tsx',
    from: 'Welcome to {name}', to: 'Greetings from {name}', isShown: () => document.querySelector('h1')?.textContent === 'Greetings from ADVANTAGE',
  },
  {
    kind: 'style', path: startPage, file: 'packages/ui/src/typography/Heading.tsx',
    from: `color: token('color.text')`, to: `color: '#00ff00'`, isShown: () => [...document.querySelectorAll('h1')].some((heading) => getComputedStyle(heading).color === 'rgb(0, 255, 0)'),
  },
  {
    kind: 'theme', path: startPage, file: 'packages/theme-adv19/src/tokens.ts',
    from: `text: '#1b2633'`, to: `text: '#ff0000'`, isShown: () => document.documentElement.dataset['page'] === 'alive' && getComputedStyle(document.body).color === 'rgb(255, 0, 0)',
  },
  {
    kind: 'server answer', path: '/ws/information/page?keyName=NONE', file: 'apps/server/src/information/information-services.ts',
    from: 'There is no page with the key', to: 'No page has the key', isShown: () => document.documentElement.dataset['page'] === 'alive' && document.body.textContent.includes('No page has the key NONE'),
  },
];

/** Makes the change, as an editor does. @throws Error where the source has another text */
export function make({ file, from, to }: Pick<Change, 'file' | 'from' | 'to'>, copy: CopiedRepository): void {
  const text = copy.read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from} that could be changed.`);
  copy.write(file, text.replace(from, to));
}

export const takenBack = <Made extends Pick<Change, 'file' | 'from' | 'to'>>(change: Made): Made => ({ ...change, from: change.to, to: change.from });
