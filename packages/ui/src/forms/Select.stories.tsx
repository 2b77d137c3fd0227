import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = { title: 'Components/Forms/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

const options = [{ value: 'r', label: 'Relevance' }, { value: 'p', label: 'Price' }, { value: 'l', label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' }, { value: 'n', label: 'Not now', isDisabled: true }];

export const Default: Story = { args: { label: 'Sort by', options } };
export const WithHint: Story = { args: { label: 'Sort by', options, hint: 'As the order has it' } };
export const Required: Story = { args: { label: 'Sort by', options, isRequired: true } };
export const Wrong: Story = { args: { label: 'Sort by', options, error: 'This does not fit. Enter it as in the example.' } };
export const Disabled: Story = { args: { label: 'Sort by', options, isDisabled: true } };
export const LongText: Story = { args: { label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', options, hint: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', error: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
export const Focused: Story = { args: { label: 'Sort by', options }, play: ({ canvasElement }) => canvasElement.querySelector('select')?.focus() };
