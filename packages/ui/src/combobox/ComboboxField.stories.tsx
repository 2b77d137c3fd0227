import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';

const suggestions = [{ id: '1', text: 'toner black', detail: 'Office Supplies' }, { id: '2', text: 'toner color' }, { id: '3', text: 'tonearm' }];

/** What is typed is kept by the page, which has suggestions once there is something. */
function Search({ value: first, suggestions: found, ...props }: ComboboxFieldProps) {
  const [value, setValue] = useState(first);
  return <ComboboxField {...props} value={value} onChange={setValue} suggestions={value === '' ? [] : found} />;
}

const meta = {
  title: 'Components/Combobox/ComboboxField',
  component: ComboboxField,
  render: (args) => <Search key={args.value} {...args} />,
  args: { label: 'Find', value: '', suggestions, onChange: () => {}, onPick: () => {} },
} satisfies Meta<typeof ComboboxField>;
export default meta;

type Story = StoryObj<typeof meta>;

async function type({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const box = canvasElement.querySelector('input');
  if (box !== null) await userEvent.type(box, 'ton');
}

export const Empty: Story = {};
export const Open: Story = { play: type };
export const Loading: Story = { args: { isLoading: true, suggestions: [] }, play: type };
export const Wrong: Story = { args: { error: 'Begin with a letter or a digit.' } };
