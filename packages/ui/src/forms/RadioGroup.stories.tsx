import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = { title: 'Components/Forms/RadioGroup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const choices = [
  { value: 'a', label: 'Paper', detail: '128' },
  { value: 'b', label: 'Pens and pencils', detail: '64', hint: 'Also markers' },
  { value: 'c', label: 'Not offered', isDisabled: true },
];

function Group(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState<string | undefined>('b');
  return <RadioGroup legend="Category" choices={choices} value={value} onChange={setValue} {...props} />;
}

export const Default: Story = { render: () => <Group /> };
export const WithHint: Story = { render: () => <Group hint="What the office needs" /> };
export const Required: Story = { render: () => <Group isRequired /> };
export const Wrong: Story = { render: () => <Group isRequired error="Choose what fits." /> };
export const Dense: Story = { render: () => <Group isDense /> };
export const LongText: Story = { render: () => <Group legend="A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide" choices={[{ value: 'a', label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', detail: '128' }]} /> };
export const Focused: Story = { render: () => <Group />, play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
