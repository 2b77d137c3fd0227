import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import preview from '../preview.tsx';
import type { Scene } from '../stage/scene.ts';
import type { RunnableStory } from './problems.ts';

type Module = Readonly<Record<string, StoryObj>> & { readonly default: Meta };

const modules = {
  ...import.meta.glob<Module>('../generated/*.stories.ts', { eager: true }),
  ...import.meta.glob<Module>('../shell/*.stories.tsx', { eager: true }),
  ...import.meta.glob<Module>('../../packages/*/src/**/*.stories.tsx', { eager: true }),
};

/** A story of the catalog. */
export interface CatalogueStory {
  /** As the sidebar has it. */
  readonly name: string;
  /** The stores that show it; undefined: every store. */
  readonly stores: readonly string[] | undefined;
  /** It shows a whole storefront, and not only a component. */
  readonly isOfStores: boolean;
  /** The same in every store and theme. */
  readonly isFixed: boolean;
  /** Another story shows the same page: its screen with the same attributes, in the same store. */
  readonly isRepeated: boolean;
  /** Ready to run in a store and theme; null: its own. */
  readonly inDress: (store: string | null, theme: string | null) => RunnableStory;
}

/** Every story of the catalog, from the same files. */
export const allStories: readonly CatalogueStory[] = Object.values(modules).flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).map(([exported, story]): CatalogueStory => {
    const parameters: Readonly<Record<string, unknown>> = { ...meta.parameters, ...story.parameters };
    return {
      name: `${meta.title ?? ''}/${story.name ?? exported}`,
      isOfStores: parameters['scene'] !== undefined,
      isFixed: parameters['isFixed'] === true,
      isRepeated: parameters['isRepeated'] === true,
      stores: (parameters['scene'] as Scene | undefined)?.stores,
      inDress: (store, theme) => composeStory(story, meta, withGlobals(store, theme), exported),
    };
  }),
).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const withGlobals = (store: string | null, theme: string | null) => ({
  ...preview,
  initialGlobals: { ...preview.initialGlobals, ...(store !== null && { store }), ...(theme !== null && { theme }) },
});
