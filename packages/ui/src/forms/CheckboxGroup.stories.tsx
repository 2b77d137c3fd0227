import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const choices = [
  { value: 'a', label: 'Paper', detail: '128' },
  { value: 'b', label: 'Pens and pencils', detail: '64', hint: 'Also markers' },
  { value: 'c', label: 'Not offered', isDisabled: true },
];

/** What is chosen is kept by the form. */
function Group({ value: first, ...props }: CheckboxGroupProps) {
  const [value, setValue] = useState<readonly string[]>(first);
  return <CheckboxGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  render: (args) => <Group key={String(args.value)} {...args} />,
  args: { legend: 'Category', choices, value: ['a'], onChange: () => {} },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'What the office needs' } };
export const Required: Story = { args: { isRequired: true } };
export const Wrong: Story = { args: { isRequired: true, error: 'Choose what fits.' } };
export const Dense: Story = { args: { isDense: true } };
export const LongText: Story = { args: { legend: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', choices: [{ value: 'a', label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', detail: '128' }] } };
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
