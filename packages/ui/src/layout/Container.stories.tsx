import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../content/Card.tsx';
import { Container } from './Container.tsx';

const meta = { title: 'Components/Layout/Container', component: Container } satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Content: Story = { args: { children: <Card>As wide as the theme has it.</Card> } };
export const Narrow: Story = { args: { width: 'narrow', children: <Card>As wide as suits a form.</Card> } };
export const Whole: Story = { args: { width: 'whole', children: <Card>All there is.</Card> } };
