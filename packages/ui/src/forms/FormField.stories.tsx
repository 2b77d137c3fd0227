import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormField } from './FormField.tsx';

const meta = { title: 'Components/Forms/FormField', component: FormField } satisfies Meta<typeof FormField>;
export default meta;

type Story = StoryObj<typeof meta>;

const children: Story['args']['children'] = (control) => <input type="date" {...control} />;

export const OwnControl: Story = { args: { label: 'Deliver by', width: 'medium', children } };
export const Wrong: Story = { args: { label: 'Deliver by', width: 'medium', hint: 'A working day', error: 'Choose a day after today.', isRequired: true, children } };
