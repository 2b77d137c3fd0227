import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = { title: 'Components/Feedback/Alert', component: Alert } satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = (): void => {};

export const Info: Story = { args: { children: 'The catalog is updated tonight.' } };
export const Success: Story = { args: { tone: 'success', title: 'Saved', children: 'Your address was saved.' } };
export const Warning: Story = { args: { tone: 'warning', title: 'Two prices changed', children: 'Look at the marked lines.' } };
export const Error: Story = { args: { tone: 'error', title: 'Not sent', children: 'Try again in a minute.' } };
export const Dismissable: Story = { args: { tone: 'success', children: 'Added to the cart.', onDismiss: nothing } };
export const WithActions: Story = { args: { tone: 'warning', title: 'Your session ends soon', actions: <Button size="sm">Go on</Button> } };
export const LongText: Story = { args: { tone: 'error', title: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', onDismiss: nothing } };
