import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent } from 'storybook/test';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';

const meta = { title: 'Components/Combobox/ComboboxField' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const suggestions = [{ id: '1', text: 'toner black', detail: 'Office Supplies' }, { id: '2', text: 'toner color' }, { id: '3', text: 'tonearm' }];
const nothing = (): void => {};

function Search(props: Partial<ComboboxFieldProps>) {
  const [value, setValue] = useState('');
  return <ComboboxField label="Find" value={value} onChange={setValue} suggestions={value === '' ? [] : suggestions} onPick={nothing} {...props} />;
}

async function type({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const box = canvasElement.querySelector('input');
  if (box !== null) await userEvent.type(box, 'ton');
}

export const Empty: Story = { render: () => <Search /> };
export const Open: Story = { render: () => <Search />, play: type };
export const Loading: Story = { render: () => <Search isLoading suggestions={[]} />, play: type };
export const Wrong: Story = { render: () => <Search error="Begin with a letter or a digit." /> };
