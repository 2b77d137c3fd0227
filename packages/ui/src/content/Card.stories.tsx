import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = { title: 'Components/Content/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'In a box' } };
export const Roomy: Story = { args: { look: 'roomy', children: 'In a roomy box' } };
export const Flush: Story = { args: { look: 'flush', children: 'A table would fill it' } };
export const Raised: Story = { args: { look: 'raised', children: 'The one box that decides' } };
export const LongText: Story = { args: { children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
