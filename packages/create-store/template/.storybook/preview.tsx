import { closePages } from '@quartermaster/core-testing';
import type { Preview } from '@storybook/react-vite';

/** The widths that every page is made for, in pixels. */
const widths = {
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
} as const;

/** A story of the store opens a page of the whole storefront, with sample answers in place of a server. */
const preview: Preview = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, backgrounds: { disable: true }, viewport: { options: widths } },
  beforeEach: () => closePages,
  render: () => <></>,
};

export default preview;
