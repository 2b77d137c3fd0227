import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField.tsx';

const meta = { title: 'Components/Forms/NumberField', component: NumberField } satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = (): void => {};

export const Default: Story = { args: { label: 'Lowest price', value: 12, onCommit: nothing } };
export const WithHint: Story = { args: { label: 'Lowest price', value: 12, onCommit: nothing, hint: 'As the order has it' } };
export const Required: Story = { args: { label: 'Lowest price', value: 12, onCommit: nothing, isRequired: true } };
export const Wrong: Story = { args: { label: 'Lowest price', value: 12, onCommit: nothing, error: 'This does not fit. Enter it as in the example.' } };
export const Disabled: Story = { args: { label: 'Lowest price', value: 12, onCommit: nothing, isDisabled: true } };
export const LongText: Story = { args: { label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', value: 12, onCommit: nothing, hint: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', error: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
export const Focused: Story = { args: { label: 'Lowest price', value: 12, onCommit: nothing }, play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
export const Empty: Story = { args: { label: 'Lowest price', value: undefined, onCommit: nothing } };
