import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './Chip.tsx';

const meta = { title: 'Components/Feedback/Chip', component: Chip } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = (): void => {};

export const Default: Story = { args: { children: 'Color: Blue', onRemove: nothing } };
export const LongText: Story = { args: { children: 'Manufacturer: A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', onRemove: nothing } };
export const Focused: Story = { ...Default, play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus() };
