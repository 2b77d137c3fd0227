import type { Preview } from '@storybook/react-vite';
import { ComponentDocs } from './ComponentDocs.tsx';
import { fittingControls } from './fitting-controls.ts';

/** Apart from `preview.tsx`, which the tests of stories read too: they need none of the library that draws these pages. */
export const parameters = { docs: { page: ComponentDocs, canvas: { sourceState: 'shown' } } };

export const argTypesEnhancers: Preview['argTypesEnhancers'] = [({ argTypes, initialArgs }) => fittingControls(argTypes, initialArgs)];
