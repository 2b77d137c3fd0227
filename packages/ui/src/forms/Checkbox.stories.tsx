import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Components/Forms/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { label: 'Keep this address' } };
export const On: Story = { args: { label: 'Keep this address', defaultChecked: true } };
export const WithHintAndDetail: Story = { args: { label: 'Paper', hint: 'All sizes', detail: '128' } };
export const Required: Story = { args: { label: 'I have read the terms', isRequired: true } };
export const Wrong: Story = { args: { label: 'I have read the terms', isRequired: true, error: 'Read the terms and tick the box.' } };
export const Disabled: Story = { args: { label: 'Not offered', isDisabled: true } };
export const Dense: Story = { args: { label: 'Paper', detail: '128', isDense: true } };
export const LongText: Story = { args: { label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', hint: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
export const Focused: Story = { ...Off, play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
