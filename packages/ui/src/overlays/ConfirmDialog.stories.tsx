import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const nothing = (): void => {};

const meta = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  // It covers the page below it: its docs show it in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '26rem' }, source: { code: '<ConfirmDialog isOpen={isAsking} title="Remove the parked cart?" confirmLabel="Remove" onConfirm={remove} onCancel={keep}>Its 12 lines are lost.</ConfirmDialog>' } } },
  play: async () => void (await screen.findByRole('alertdialog', undefined, { timeout: 5000 })),
  args: { isOpen: true, title: 'Remove the parked cart?', children: 'Its 12 lines are lost.', confirmLabel: 'Remove', onConfirm: nothing, onCancel: nothing },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dangerous: Story = { args: { isDangerous: true } };
export const Pending: Story = { args: { isDangerous: true, isPending: true } };
export const MustAnswer: Story = { args: { dismissable: false } };
