import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { iconShapes } from '../icons/icon-shapes.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { title: 'Components/Feedback/EmptyState', component: EmptyState, argTypes: { icon: { control: 'select', options: Object.keys(iconShapes) } } } satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = { args: { icon: 'cart', title: 'Your cart is empty', children: 'What you add will be listed here.', actions: <Button look="primary">Browse categories</Button> } };
export const WordsOnly: Story = { args: { title: 'No orders yet' } };
export const LongText: Story = { args: { icon: 'box', title: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
