import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = { title: 'Components/Navigation/Breadcrumbs', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;


export const ThreeLevels: Story = { args: { crumbs: [{ label: 'Home', href: '#home' }, { label: 'Office Supplies', href: '#office' }, { label: 'Toner' }] } };
export const OneLevel: Story = { args: { crumbs: [{ label: 'Home' }] } };
export const LongText: Story = { args: { crumbs: [{ label: 'Home', href: '#home' }, { label: 'Office Supplies and Devices', href: '#office' }, { label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' }] } };
export const Focused: Story = { ...ThreeLevels, play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() };
