import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { writeStories } from './screens/write-stories.ts';
import { followScreens } from './screens/follow-screens.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: async () => {
    await writeStories();
    return ['./generated/*.stories.ts', './shell/*.stories.tsx', '../packages/*/src/**/*.stories.tsx'];
  },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // It cannot read decorators.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react({ jsxImportSource: '@emotion/react' }), followScreens()],
  }),
};

export default config;
