import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ToggleGroup, type ToggleGroupProps } from './ToggleGroup.tsx';

const icons = [{ value: 'list', label: 'List', icon: 'list' }, { value: 'grid', label: 'Grid', icon: 'grid' }] as const;
const words = [{ value: 'open', label: 'Open' }, { value: 'shipped', label: 'Shipped' }, { value: 'all', label: 'All of the last two years' }];

/** The view that is chosen is kept by the page. */
function Views({ value: first, ...props }: ToggleGroupProps<string>) {
  const [value, setValue] = useState(first);
  return <ToggleGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Buttons/ToggleGroup',
  component: ToggleGroup<string>,
  render: (args) => <Views key={args.value} {...args} />,
  args: { label: 'View', value: 'list', options: icons, onChange: () => {} },
} satisfies Meta<typeof ToggleGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {};
export const WordsOnly: Story = { args: { label: 'Orders', value: 'open', options: words } };
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus() };
