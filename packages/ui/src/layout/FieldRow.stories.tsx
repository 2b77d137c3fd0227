import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../forms/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';

const meta = { title: 'Components/Layout/FieldRow', component: FieldRow } satisfies Meta<typeof FieldRow>;
export default meta;

type Story = StoryObj<typeof meta>;

const [name, phone, email] = [
  <TextField key="name" label="Contact name" defaultValue="Sam Sample" />,
  <TextField key="phone" label="Phone" hint="With the country code, as +49 30 5550 1234" />,
  <TextField key="email" label="E-mail" error="Enter an e-mail address such as name@agency.gov." />,
];

export const OneHasAHint: Story = { args: { layout: 'three', children: [name, phone] } };
export const OneHasAMistake: Story = { args: { layout: 'three', children: [name, phone, email] } };
export const TwoLines: Story = { args: { layout: 'two', children: [name, phone, email, <TextField key="zip" label="ZIP code" />] } };
export const Four: Story = { args: { layout: 'four', children: [name, phone] } };
