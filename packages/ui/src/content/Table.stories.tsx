import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../buttons/Button.tsx';
import { Table, type Column } from './Table.tsx';
import { Cell, Row } from './table-parts.tsx';

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
const nothing = (): void => {};

const meta = {
  title: 'Components/Content/Table',
  component: Table<Offer>,
  // Cells are functions, which no control can write.
  argTypes: { columns: { control: false } },
  args: { caption: 'Offers', columns, items: offers, keyOf: ({ vendor }) => vendor },
} satisfies Meta<typeof Table<Offer>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sorted: Story = { args: { sorting: { columnId: 'price', direction: 'ascending' }, onSort: nothing } };
export const Chosen: Story = { args: { isChosen: ({ days }) => days === 3 } };
export const WithSums: Story = { args: { footer: <Row><Cell>Sum</Cell><Cell /><Cell align="end" label="Price">$89.95</Cell><Cell /></Row> } };
export const Scrolling: Story = { args: { onPhone: 'scroll' } };
export const LongText: Story = { args: { items: [{ vendor: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide', days: 30, price: '$1,204,500.00' }] } };
export const Empty: Story = { args: { items: [] } };
