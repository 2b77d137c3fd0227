import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeLegend } from './BadgeLegend.tsx';

const meta = { title: 'Components/Feedback/BadgeLegend', component: BadgeLegend } satisfies Meta<typeof BadgeLegend>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeBadges: Story = { args: { entries: [{ badge: 'E', meaning: 'Made with less energy' }, { badge: 'SB', meaning: 'Small business' }, { badge: 'T', meaning: 'Made in a designated country' }] } };
export const LongText: Story = { args: { title: 'What it means', entries: [{ badge: 'E', meaning: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' }] } };
