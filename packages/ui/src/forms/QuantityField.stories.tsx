import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityField } from './QuantityField.tsx';

const meta = { title: 'Components/Forms/QuantityField', component: QuantityField } satisfies Meta<typeof QuantityField>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = (): void => {};

export const Default: Story = { args: { label: 'Quantity', of: 'copy paper', value: 3, onCommit: nothing } };
export const WithHint: Story = { args: { label: 'Quantity', of: 'copy paper', value: 3, onCommit: nothing, hint: 'As the order has it' } };
export const Required: Story = { args: { label: 'Quantity', of: 'copy paper', value: 3, onCommit: nothing, isRequired: true } };
export const Wrong: Story = { args: { label: 'Quantity', of: 'copy paper', value: 3, onCommit: nothing, error: 'This does not fit. Enter it as in the example.' } };
export const Disabled: Story = { args: { label: 'Quantity', of: 'copy paper', value: 3, onCommit: nothing, isDisabled: true } };
export const LongText: Story = { args: { label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', of: 'copy paper', value: 3, onCommit: nothing, hint: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', error: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
export const Focused: Story = { args: { label: 'Quantity', of: 'copy paper', value: 3, onCommit: nothing }, play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
export const AtTheLeast: Story = { args: { label: 'Quantity', of: 'copy paper', value: 1, onCommit: nothing } };
export const Dense: Story = { args: { label: 'Quantity', isLabelHidden: true, of: 'copy paper', size: 'sm', value: 3, onCommit: nothing } };
