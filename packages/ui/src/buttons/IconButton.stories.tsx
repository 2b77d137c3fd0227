import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconShapes } from '../icons/icon-shapes.tsx';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Components/Buttons/IconButton', component: IconButton, argTypes: { icon: { control: 'select', options: Object.keys(iconShapes) } } } satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;


export const Medium: Story = { args: { icon: 'close', label: 'Close' } };
export const Small: Story = { args: { icon: 'edit', label: 'Edit', size: 'sm' } };
export const Pressed: Story = { args: { 'icon': 'bookmark', 'label': 'Park this cart', 'aria-pressed': true } };
export const Disabled: Story = { args: { icon: 'trash', label: 'Remove', isDisabled: true } };
export const Focused: Story = { args: { icon: 'close', label: 'Close' }, play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus() };
