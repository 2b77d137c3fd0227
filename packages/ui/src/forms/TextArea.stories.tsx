import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = { title: 'Components/Forms/TextArea', component: TextArea } satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Note to the vendor' } };
export const WithHint: Story = { args: { label: 'Note to the vendor', hint: 'As the order has it' } };
export const Required: Story = { args: { label: 'Note to the vendor', isRequired: true } };
export const Wrong: Story = { args: { label: 'Note to the vendor', error: 'This does not fit. Enter it as in the example.' } };
export const Disabled: Story = { args: { label: 'Note to the vendor', isDisabled: true } };
export const LongText: Story = { args: { label: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', hint: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', error: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
export const Focused: Story = { args: { label: 'Note to the vendor' }, play: ({ canvasElement }) => canvasElement.querySelector('textarea')?.focus() };
