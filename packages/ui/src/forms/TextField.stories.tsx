import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = { title: 'Components/Forms/TextField', component: TextField } satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'ZIP code', inputMode: 'numeric', autoComplete: 'postal-code', width: 'medium' } };
export const WithHint: Story = { args: { label: 'ZIP code', inputMode: 'numeric', autoComplete: 'postal-code', width: 'medium', hint: 'As the order has it' } };
export const Required: Story = { args: { label: 'ZIP code', inputMode: 'numeric', autoComplete: 'postal-code', width: 'medium', isRequired: true } };
export const Wrong: Story = { args: { label: 'ZIP code', inputMode: 'numeric', autoComplete: 'postal-code', width: 'medium', error: 'This does not fit. Enter it as in the example.' } };
export const Disabled: Story = { args: { label: 'ZIP code', inputMode: 'numeric', autoComplete: 'postal-code', width: 'medium', isDisabled: true } };
export const LongText: Story = { args: { label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', inputMode: 'numeric', autoComplete: 'postal-code', width: 'medium', hint: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', error: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
export const Focused: Story = { args: { label: 'ZIP code', inputMode: 'numeric', autoComplete: 'postal-code', width: 'medium' }, play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
export const Filled: Story = { args: { label: 'Name', defaultValue: 'Demo Buyer', autoComplete: 'name' } };
export const HiddenLabel: Story = { args: { label: 'Search', isLabelHidden: true, type: 'search' } };
