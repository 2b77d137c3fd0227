import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Components/Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;


const tabs = [
  { id: 'facts', label: 'Facts', content: 'Twelve facts about the product.' },
  { id: 'offers', label: 'Offers (3)', content: 'Three vendors offer it.' },
  { id: 'files', label: 'Files', content: 'Data sheet.' },
];

export const First: Story = { args: { label: 'About the product', tabs } };
export const Second: Story = { args: { label: 'About the product', tabs, selectedId: 'offers' } };
export const LongText: Story = { args: { label: 'About the product', tabs: [...tabs, { id: 'long', label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', content: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' }], selectedId: 'long' } };
export const Focused: Story = { ...First, play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[role=tab]')?.focus() };
