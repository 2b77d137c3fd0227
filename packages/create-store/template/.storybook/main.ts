import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Its own tour is for newcomers to Storybook.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // It cannot read decorators.
  typescript: { reactDocgen: false },
};

export default config;
