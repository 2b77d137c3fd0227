import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { componentFacts } from './docs/component-facts.ts';
import { writeStories } from './screens/write-stories.ts';
import { followScreens } from './screens/follow-screens.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: async () => {
    await writeStories();
    return ['./generated/*.stories.ts', './shell/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'];
  },
  // Docs pages of components: the tests of stories do not load what draws them.
  previewAnnotations: (others = []) => [...others, join(import.meta.dirname, 'docs', 'docs-preview.ts')],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', join(import.meta.dirname, 'search', 'preset.ts')],
  // Nothing here tells of actions, and the interactions of stories are few: their panels would be empty. Storybook's own tour is for newcomers to
  // Storybook, and marks of what git has not committed yet tell a person who designs nothing.
  features: { actions: false, interactions: false, backgrounds: false, sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Our own plugin reads the components and leaves out the rest: this one cannot read decorators.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), componentFacts(), react({ jsxImportSource: '@emotion/react' }), followScreens()],
  }),
};

export default config;
