import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from './DefinitionList.tsx';

const meta = { title: 'Components/Content/DefinitionList', component: DefinitionList } satisfies Meta<typeof DefinitionList>;
export default meta;

type Story = StoryObj<typeof meta>;

const facts = [{ term: 'Width', details: '8.5 in' }, { term: 'Height', details: '11 in' }, { term: 'Colour', details: 'White' }];

export const Rows: Story = { args: { entries: facts } };
export const Compact: Story = { args: { look: 'compact', entries: facts } };
export const Sums: Story = { args: { look: 'sums', entries: [{ term: 'Items', details: '$1,180.00' }, { term: 'Shipping', details: '$24.50' }, { term: 'Total', details: '$1,204.50', isStrong: true }] } };
export const LongText: Story = { args: { entries: [{ term: 'Description', details: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' }] } };
