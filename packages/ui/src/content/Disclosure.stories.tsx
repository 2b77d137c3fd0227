import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './Disclosure.tsx';

const meta = { title: 'Components/Content/Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { title: 'Error details', children: 'Id b7c1f0' } };
export const Open: Story = { args: { title: 'Error details', isInitiallyOpen: true, children: 'Id b7c1f0' } };
export const LongText: Story = { args: { title: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', isInitiallyOpen: true, children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
export const Focused: Story = { ...Closed, play: ({ canvasElement }) => canvasElement.querySelector('summary')?.focus() };
