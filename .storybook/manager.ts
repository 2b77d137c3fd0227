import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { tools } from './toolbar/choices.ts';
import { ToolSelect } from './toolbar/ToolSelect.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Quartermaster: screens and components', colorPrimary: '#0b5cad', colorSecondary: '#0b5cad', appBorderRadius: 4 }),
  // Controls and the findings of axe; key A gives a screen the whole height.
  layout: { bottomPanelHeight: 240 },
});

for (const tool of tools) {
  addons.register(`quartermaster/${tool}`, () => {
    addons.add(`quartermaster/${tool}/tool`, { type: types.TOOL, title: tool, match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs', render: () => createElement(ToolSelect, { tool }) });
  });
}
