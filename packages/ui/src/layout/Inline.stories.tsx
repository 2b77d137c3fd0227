import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../content/Card.tsx';
import { Inline } from './Inline.tsx';

const meta = { title: 'Components/Layout/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

const cards = <><Card>One</Card><Card>Two</Card><Card>Three, with more words</Card></>;

export const Default: Story = { args: { children: cards } };
export const Between: Story = { args: { justify: 'between', children: cards } };
export const WideGap: Story = { args: { gap: 'xl', children: cards } };
