import type { Preview } from '@storybook/react-vite';
import { ComponentFrame } from './frames/ComponentFrame.tsx';
import { ofParts } from './stage/accessibility.ts';
import { dressOf } from './toolbar/dress.ts';
import { nothingChosen, toolbar, widths } from './toolbar/toolbar.ts';

const preview: Preview = {
  // A page with all states of each component; stories of whole storefronts say that they have none.
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: nothingChosen,
  parameters: {
    a11y: { test: 'error', options: ofParts },
    viewport: { options: widths },
    options: { storySort: { order: ['Start', 'Screens', 'Display', 'Shell', 'Brand', 'Tokens', 'Components'], method: 'alphabetical' } },
  },
  decorators: [
    (Story, { parameters, globals }) =>
      // A scene brings its store's theme; the pages of brands and themes bring their own.
      parameters['scene'] === undefined && parameters['isFixed'] !== true ? <ComponentFrame dress={dressOf(globals)}><Story /></ComponentFrame> : <Story />,
  ],
};

export default preview;
