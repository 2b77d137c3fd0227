import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconShapes } from '../icons/icon-shapes.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { title: 'Components/Buttons/ButtonLink', component: ButtonLink, argTypes: { icon: { control: 'select', options: Object.keys(iconShapes) } } } satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;


export const Primary: Story = { args: { href: '#cart', look: 'primary', icon: 'cart', children: 'Go to the cart' } };
export const Secondary: Story = { args: { href: '#home', children: 'Go to Home Page' } };
export const Focused: Story = { args: { href: '#home', children: 'Go to Home Page' }, play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() };
export const LongText: Story = { args: { href: '#long', children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
