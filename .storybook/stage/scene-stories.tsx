import { ScreenOutlet, StorefrontProvider } from '@quartermaster/core/host';
import type { StoryContext } from '@storybook/react-vite';
import type { Offers } from '../toolbar/choices.ts';
import { dressOf } from '../toolbar/dress.ts';
import { ofPages } from './accessibility.ts';
import { AbsentScreen } from './AbsentScreen.tsx';
import { openScene, type OpenScene } from './open-scene.ts';
import type { Scene } from './scene.ts';
import { until } from './settled.ts';

type Context = Pick<StoryContext, 'parameters' | 'globals' | 'loaded' | 'canvasElement'>;

/** A whole storefront has everything that can be chosen, unless its scene is of some stores. */
const ofScenes: Offers = {};

const sceneOf = ({ parameters }: Context): Scene => (parameters['scene'] ?? {}) as Scene;
const opened = ({ loaded }: Context): OpenScene => loaded['scene'] as OpenScene;

/**
 * The base of the stories of a whole storefront: `parameters.scene` says what is shown. It is opened before anything is
 * rendered, and has settled when the story is done.
 */
export const sceneStories = {
  parameters: { layout: 'fullscreen', scene: {}, offers: ofScenes, a11y: { options: ofPages }, controls: { disable: true } },
  loaders: [async (context: Context) => ({ scene: await openScene(sceneOf(context), dressOf(context.globals)) })],
  render: (_args: object, context: Context) => {
    const scene = opened(context);
    if (scene.kind === 'absent') return <AbsentScreen store={scene.store} stores={sceneOf(context).stores ?? []} />;
    // Another storefront is another page: nothing of the one before may stay mounted.
    return <StorefrontProvider key={keyOf(scene.storefront)} storefront={scene.storefront}><ScreenOutlet /></StorefrontProvider>;
  },
  play: async ({ canvasElement, ...context }: Context) => {
    const scene = opened({ canvasElement, ...context });
    if (scene.kind === 'absent') return;
    const { storefront, server } = scene;
    // React shows a page once the stylesheet of its theme is there. The answers that the screen asks for by itself have come, and a modal's library is loaded.
    const isDone = (): boolean => canvasElement.firstElementChild !== null && server.pending() === 0 && isShowingModal(storefront);
    await until(isDone, () => 'The page does not appear, goes on asking, or its modal does not come.');
    await new Promise(requestAnimationFrame);
  },
};

function isShowingModal({ modal }: Extract<OpenScene, { kind: 'open' }>['storefront']): boolean {
  return modal.get() === null || document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

const keys = new WeakMap<object, string>();

function keyOf(storefront: object): string {
  const known = keys.get(storefront) ?? crypto.randomUUID();
  keys.set(storefront, known);
  return known;
}
