import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertList } from './AlertList.tsx';

const meta = { title: 'Components/Feedback/AlertList', component: AlertList } satisfies Meta<typeof AlertList>;
export default meta;

type Story = StoryObj<typeof meta>;

const nothing = (): void => {};

export const TwoMessages: Story = { args: { alerts: [{ id: '1', tone: 'success', message: 'Added.' }, { id: '2', tone: 'error', message: 'Not added.' }], onDismiss: nothing } };
export const LongText: Story = { args: { alerts: [{ id: '1', tone: 'warning', title: 'Look at it', message: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' }], onDismiss: nothing } };
export const Empty: Story = { args: { alerts: [], onDismiss: nothing } };
