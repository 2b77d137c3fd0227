import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

const nothing = (): void => {};
// Its library is loaded with the first dialog.
const shown = async (): Promise<void> => void (await screen.findByRole('dialog', undefined, { timeout: 5000 }));

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  // It covers the page below it: its docs show it in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '26rem' }, source: { code: '<Dialog isOpen={isOpen} onClose={close} title="Select Payment Method" footer={<Button>Cancel</Button>}>What it is about.</Dialog>' } } },
  play: shown,
  args: { isOpen: true, onClose: nothing, title: 'Select Payment Method', children: 'What it is about.' },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Center: Story = {};
export const CenterMedium: Story = { args: { size: 'center medium' } };
export const Right: Story = { args: { size: 'right' } };
export const RightMedium: Story = { args: { size: 'right medium' } };
export const LeftMedium: Story = { args: { size: 'left medium' } };
export const Sheet: Story = { args: { size: 'sheet' } };
export const WithFooter: Story = { args: { footer: <><Button>Cancel</Button><Button look="primary">Use this card</Button></> } };
export const MustAnswer: Story = { args: { dismissable: false, footer: <Button look="primary">I agree</Button> } };
export const LongText: Story = { args: { title: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', children: Array.from({ length: 40 }, () => 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide. ').join('') } };
