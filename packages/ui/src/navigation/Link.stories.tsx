import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta = { title: 'Components/Navigation/Link', component: Link } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;


export const InText: Story = { args: { href: '#terms', children: 'the vendor’s terms' }, render: (args) => <p>Read <Link {...args} /> before you order.</p> };
export const Quiet: Story = { args: { href: '#toner', look: 'quiet', children: 'Toner cartridge, black' } };
export const Inherit: Story = { args: { href: '#privacy', look: 'inherit', children: 'Privacy' } };
export const NewTab: Story = { args: { href: 'https://example.gov/', opensNewTab: true, children: 'Policy of the agency' } };
export const Focused: Story = { args: { href: '#terms', children: 'Terms' }, play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() };
export const LongText: Story = { args: { href: '#long', children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
