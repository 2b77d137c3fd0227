import { closePages } from '@quartermaster/core-testing';
import type { Preview } from '@storybook/react-vite';

/** A story of the store opens a page of the whole storefront, with sample answers in place of a server. */
const preview: Preview = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, backgrounds: { disable: true } },
  beforeEach: () => closePages,
  render: () => <></>,
};

export default preview;
