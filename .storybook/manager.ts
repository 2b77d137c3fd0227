import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { tools } from './toolbar/choices.ts';
import { ToolSelect } from './toolbar/ToolSelect.ts';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Quartermaster: screens and components', colorPrimary: '#0b5cad', colorSecondary: '#0b5cad', appBorderRadius: 4 }),
  // A screen has the whole height until a person opens the panel (key A) for the findings of axe.
  layout: { bottomPanelHeight: 0 },
});

for (const tool of tools) {
  addons.register(`quartermaster/${tool}`, () => {
    addons.add(`quartermaster/${tool}/tool`, { type: types.TOOL, title: tool, match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs', render: () => createElement(ToolSelect, { tool }) });
  });
}
