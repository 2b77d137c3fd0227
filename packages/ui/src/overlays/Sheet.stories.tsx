import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Sheet } from './Sheet.tsx';

const nothing = (): void => {};

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  // It covers the page below it: its docs show it in a frame of its own.
  parameters: { docs: { story: { inline: false, height: '26rem' }, source: { code: '<Sheet isOpen={isOpen} onClose={close} title="Filters" doneLabel="Show 128 results">Facets are here.</Sheet>' } } },
  play: async () => void (await screen.findByRole('dialog', undefined, { timeout: 5000 })),
  args: { isOpen: true, onClose: nothing, title: 'Filters', doneLabel: 'Show 128 results', children: 'Facets are here.' },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = { args: { actions: <Button look="plain">Clear all</Button> } };
