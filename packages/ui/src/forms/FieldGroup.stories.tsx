import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGroup } from './FieldGroup.tsx';
import { TextField } from './TextField.tsx';

const meta = { title: 'Components/Forms/FieldGroup', component: FieldGroup } satisfies Meta<typeof FieldGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const fields = <><TextField label="Street" autoComplete="address-line1" /><TextField label="City" autoComplete="address-level2" /></>;

export const Default: Story = { args: { legend: 'Address', children: fields } };
export const WithHint: Story = { args: { legend: 'Address', hint: 'Where the goods go', children: fields } };
export const Wrong: Story = { args: { legend: 'Address', isRequired: true, error: 'Enter the whole address.', children: fields } };
