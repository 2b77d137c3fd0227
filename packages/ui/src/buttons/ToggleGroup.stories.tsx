import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ToggleGroup } from './ToggleGroup.tsx';

const meta = { title: 'Components/Buttons/ToggleGroup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Views() {
  const [value, setValue] = useState('list');
  return <ToggleGroup label="View" value={value} onChange={setValue} options={[{ value: 'list', label: 'List', icon: 'list' }, { value: 'grid', label: 'Grid', icon: 'grid' }]} />;
}

function Words() {
  const [value, setValue] = useState('open');
  return <ToggleGroup label="Orders" value={value} onChange={setValue} options={[{ value: 'open', label: 'Open' }, { value: 'shipped', label: 'Shipped' }, { value: 'all', label: 'All of the last two years' }]} />;
}

export const WithIcons: Story = { render: () => <Views /> };
export const WordsOnly: Story = { render: () => <Words /> };
export const Focused: Story = { render: () => <Views />, play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus() };
