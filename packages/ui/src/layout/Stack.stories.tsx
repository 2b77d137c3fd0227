import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../content/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Components/Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const cards = <><Card>One</Card><Card>Two</Card><Card>Three</Card></>;

export const Default: Story = { args: { children: cards } };
export const Tight: Story = { args: { gap: 'xs', children: cards } };
export const Wide: Story = { args: { gap: 'xl', children: cards } };
