import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpinnerOverlay } from './SpinnerOverlay.tsx';

const meta = {
  title: 'Components/Feedback/SpinnerOverlay',
  component: SpinnerOverlay,
  // It covers the page below it, so that no page can show all its states.
  tags: ['!autodocs'],
} satisfies Meta<typeof SpinnerOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { message: 'Loading Content' } };
export const LongText: Story = { args: { message: 'Server still not available, will try again in a few seconds...' } };
export const Nothing: Story = { args: { message: null } };
