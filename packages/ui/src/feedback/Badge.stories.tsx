import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = { title: 'Components/Feedback/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'Small business' } };
export const Attention: Story = { args: { look: 'attention', children: 'New price' } };
export const Success: Story = { args: { look: 'success', children: 'Delivered' } };
export const Warning: Story = { args: { look: 'warning', children: 'Delayed' } };
export const Error: Story = { args: { look: 'error', children: 'Cancelled' } };
export const Info: Story = { args: { look: 'info', description: 'Comes tomorrow', children: 'On its way' } };
