import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

const meta = { title: 'Components/Forms/ErrorSummary', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneError: Story = {
  args: { errors: [{ fieldId: 'mail', message: 'Enter a mail address.' }] },
  render: (args) => <><ErrorSummary {...args} /><TextField id="mail" label="Mail" error="Enter a mail address." /></>,
};
export const Several: Story = {
  args: { errors: [{ fieldId: 'name', message: 'Enter a name.' }, { fieldId: 'zip', message: 'Enter a ZIP code of five digits.' }] },
  render: (args) => <><ErrorSummary {...args} /><TextField id="name" label="Name" error="Enter a name." /><TextField id="zip" label="ZIP code" error="Enter a ZIP code of five digits." /></>,
};
export const Empty: Story = { args: { errors: [] } };
