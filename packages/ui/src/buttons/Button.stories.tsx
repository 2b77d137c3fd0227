import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconShapes } from '../icons/icon-shapes.tsx';
import { Button } from './Button.tsx';

const meta = { title: 'Components/Buttons/Button', component: Button, argTypes: { icon: { control: 'select', options: Object.keys(iconShapes) } } } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;


export const Primary: Story = { args: { look: 'primary', children: 'Place 3 orders' } };
export const Secondary: Story = { args: { children: 'Print', icon: 'print' } };
export const Plain: Story = { args: { look: 'plain', children: 'Cancel' } };
export const Danger: Story = { args: { look: 'danger', icon: 'trash', children: 'Remove' } };
export const Small: Story = { args: { size: 'sm', children: 'Add' } };
export const Large: Story = { args: { look: 'primary', size: 'lg', children: 'Search' } };
export const Whole: Story = { args: { look: 'primary', isWhole: true, children: 'Go to checkout' } };
export const Disabled: Story = { args: { look: 'primary', isDisabled: true, children: 'Place 3 orders' } };
export const Pending: Story = { args: { look: 'primary', isPending: true, pendingLabel: 'Placing the orders', children: 'Place 3 orders' } };
export const Focused: Story = { args: { look: 'primary', children: 'Place 3 orders' }, play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus() };
export const LongText: Story = { args: { children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
