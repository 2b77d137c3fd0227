import type { Preview } from '@storybook/react-vite';
import { ComponentFrame } from './frames/ComponentFrame.tsx';
import { ofParts } from './stage/accessibility.ts';
import { dressOf } from './toolbar/dress.ts';
import { nothingChosen, toolbar, widths } from './toolbar/toolbar.ts';

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: { ...nothingChosen, viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    a11y: { test: 'error', options: ofParts },
    viewport: { options: widths },
    // The themes bring their own surfaces.
    backgrounds: { disable: true },
    controls: { disable: true },
    options: { storySort: { order: ['Screens', 'Display', 'Shell', 'Brand', 'Themes', 'Components'], method: 'alphabetical' } },
  },
  decorators: [
    (Story, { parameters, globals }) =>
      // A scene brings its store's theme; the pages of brands and themes bring their own.
      parameters['scene'] === undefined && parameters['isFixed'] !== true ? <ComponentFrame dress={dressOf(globals)}><Story /></ComponentFrame> : <Story />,
  ],
};

export default preview;
