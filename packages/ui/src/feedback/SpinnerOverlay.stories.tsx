import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpinnerOverlay } from './SpinnerOverlay.tsx';

const meta = {
  title: 'Components/Feedback/SpinnerOverlay',
  component: SpinnerOverlay,
  // It covers the page below it: its docs show it in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '26rem' }, source: { code: '<SpinnerOverlay message="Loading Content" />' } } },
} satisfies Meta<typeof SpinnerOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { message: 'Loading Content' } };
export const LongText: Story = { args: { message: 'Server still not available, will try again in a few seconds...' } };
export const Nothing: Story = { args: { message: null } };
