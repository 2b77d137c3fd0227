import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Quartermaster: screens and components', colorPrimary: '#0b5cad', colorSecondary: '#0b5cad', appBorderRadius: 4 }),
});
