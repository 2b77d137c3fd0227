import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';

const meta = { title: 'Components/Feedback/Progress', component: Progress } satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Part: Story = { args: { value: 60, max: 100, label: '$60.00 of the $100.00 minimum' } };
export const None: Story = { args: { value: 0, max: 100, label: '$0.00 of the $100.00 minimum' } };
export const Reached: Story = { args: { value: 100, max: 100, label: 'The minimum of $100.00 is reached' } };
