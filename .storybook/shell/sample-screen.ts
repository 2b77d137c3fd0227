import { contribution, screenPoint, type Contribution, type LayoutId, type ScreenDefinition } from '@quartermaster/core';
import type { Scene } from '../stage/scene.ts';
import { SampleModal, SamplePage } from './SamplePage.tsx';

/** A service that no store has a screen for: stories of layouts put theirs there. */
const path = '/main/session';
const responseName = 'Success';

function sampleScreen(options: { readonly layout: LayoutId } & Partial<ScreenDefinition>): Contribution {
  const Component = options.layout === 'modal' ? SampleModal : SamplePage;
  return contribution(screenPoint, `${path} ${responseName}`, { path, responseName, title: 'A page', load: () => Promise.resolve({ default: Component }), ...options });
}

/** A page in one of the layouts. */
export function pageScene(layout: LayoutId, options: Partial<ScreenDefinition> = {}): Scene {
  return { address: `/ws${path}`, contributions: [sampleScreen({ layout, ...options })] };
}

/** A modal over the start page, in one of the sizes; null: in the middle. */
export function modalScene(modalSize: NonNullable<ScreenDefinition['modalSize']> | null, options: Partial<ScreenDefinition> = {}): Scene {
  return {
    contributions: [sampleScreen({ layout: 'modal', title: 'A modal', ...(modalSize !== null && { modalSize }), ...options })],
    act: (storefront) => storefront.openModal(path, {}),
    isComplete: (storefront) => storefront.modal.get() !== null,
  };
}

/** The page of {@link pageScene} with more in its answer. */
export function answered(answer: object): NonNullable<Scene['answers']> {
  return { [path]: { responseName, ...answer } };
}
