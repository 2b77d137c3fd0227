import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from './Accordion.tsx';

const meta = { title: 'Components/Content/Accordion', component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

const sections = [{ id: 'returns', title: 'Returns', content: 'Within 30 days.' }, { id: 'terms', title: 'Terms', content: 'As agreed.' }];

export const Closed: Story = { args: { sections } };
export const Open: Story = { args: { sections: sections.map((section) => ({ ...section, isInitiallyOpen: true })) } };
export const LongText: Story = { args: { sections: [{ id: 'long', title: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', content: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', isInitiallyOpen: true }] } };
export const Focused: Story = { ...Closed, play: ({ canvasElement }) => canvasElement.querySelector('summary')?.focus() };
