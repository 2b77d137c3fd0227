import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { Table, type Column } from './Table.tsx';
import { Cell, Row } from './table-parts.tsx';

const meta = { title: 'Components/Content/Table' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

interface Offer {
  readonly vendor: string;
  readonly days: number;
  readonly price: string;
}

const offers: readonly Offer[] = [
  { vendor: 'Sample Works', days: 3, price: '$41.20' },
  { vendor: 'Office Depot of the North', days: 5, price: '$48.75' },
];
const columns: readonly Column<Offer>[] = [
  { id: 'vendor', header: 'Vendor', isRowHeader: true, cell: ({ vendor }) => vendor },
  { id: 'days', header: 'Days', align: 'end', isSortable: true, cell: ({ days }) => days },
  { id: 'price', header: 'Price', align: 'end', isSortable: true, cell: ({ price }) => price },
  { id: 'add', header: 'Action', isHeaderHidden: true, cell: ({ vendor }) => <Button size="sm" aria-label={`Add the offer of ${vendor}`}>Add</Button> },
];
const common = { caption: 'Offers', columns, keyOf: ({ vendor }: Offer) => vendor };
const nothing = (): void => {};

export const Default: Story = { render: () => <Table {...common} items={offers} /> };
export const Sorted: Story = { render: () => <Table {...common} items={offers} sorting={{ columnId: 'price', direction: 'ascending' }} onSort={nothing} /> };
export const Chosen: Story = { render: () => <Table {...common} items={offers} isChosen={({ days }) => days === 3} /> };
export const WithSums: Story = {
  render: () => <Table {...common} items={offers} footer={<Row><Cell>Sum</Cell><Cell /><Cell align="end" label="Price">$89.95</Cell><Cell /></Row>} />,
};
export const Scrolling: Story = { render: () => <Table {...common} items={offers} onPhone="scroll" /> };
export const LongText: Story = { render: () => <Table {...common} items={[{ vendor: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', days: 30, price: '$1,204,500.00' }]} /> };
export const Empty: Story = { render: () => <Table {...common} items={[]} /> };
