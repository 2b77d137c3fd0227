import type { ReactNode } from 'react';
import {
  Accordion, Actions, Alert, AlertList, Badge, BadgeLegend, Breadcrumbs, Button, ButtonLink, Card, Cell, Checkbox, CheckboxGroup, Chip, ComboboxField,
  Container, DefinitionList, Dropdown, EmptyState, ErrorSummary, FieldGroup, Grid, Heading, Icon, IconButton, Inline, Link, NumberField, Pagination,
  Progress, QuantityField, RadioGroup, Row, SanitizedHtml, Select, Skeleton, SkeletonRegion, SkipLink, Spinner, SpinnerOverlay, Stack, Table, Tabs,
  Text, TextArea, TextField, ToggleGroup, VisuallyHidden,
} from '../index.ts';

const nothing = () => undefined;

const choices = [
  { value: 'a', label: 'Paper', detail: '128' },
  { value: 'b', label: 'Pens and pencils', detail: '64', hint: 'Also markers' },
  { value: 'c', label: 'Not offered', isDisabled: true },
];

const rows = [
  { id: '1', name: 'Copy paper, letter size', days: 3, price: '$41.20' },
  { id: '2', name: 'Copy paper, legal size', days: 5, price: '$48.75' },
];

/** One example of every component that a server renders; tests walk through all of them. */
export const gallery: Record<string, ReactNode> = {
  SkipLink: <SkipLink targetId="main" />,
  Headings: <Stack gap="xs"><Heading level={1}>Heading one</Heading><Heading level={2}>Heading two</Heading><Heading level={3}>Heading three</Heading></Stack>,
  Text: <p>Plain, <Text tone="muted">quiet</Text>, <Text isBold>bold</Text>, <Text isCode>7510-01-234-5678</Text>, <Text tone="error">wrong</Text></p>,
  VisuallyHidden: <VisuallyHidden>For screen readers</VisuallyHidden>,
  Icons: <Inline><Icon name="truck" label="Delivery" /><Icon name="success" size="lg" /></Inline>,
  Actions: <Actions><Button look="primary">Sign in</Button><ButtonLink href="#home">Go home</ButtonLink><Link href="#help">Help</Link></Actions>,
  Buttons: (
    <Inline>
      <Button look="primary">Add</Button>
      <Button icon="print">Print</Button>
      <Button look="plain">Cancel</Button>
      <Button look="danger" icon="trash">Delete</Button>
      <Button look="primary" isDisabled>Not now</Button>
      <Button look="primary" isPending pendingLabel="Saving">Save</Button>
      <IconButton icon="close" label="Close" />
      <ButtonLink href="/somewhere" look="secondary">Go there</ButtonLink>
      <ToggleGroup label="View" value="list" onChange={nothing} options={[{ value: 'list', label: 'List', icon: 'list' }, { value: 'grid', label: 'Grid', icon: 'grid' }]} />
    </Inline>
  ),
  Links: <p>See <Link href="/here">this page</Link> or <Link href="/there" opensNewTab>that one</Link>.</p>,
  Breadcrumbs: <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Office', href: '/office' }, { label: 'Paper' }]} />,
  Pagination: <Pagination page={5} pageCount={24} hrefFor={(page) => `?page=${page}`} />,
  Tabs: <Tabs label="About it" tabs={[{ id: 'one', label: 'First', content: 'First panel' }, { id: 'two', label: 'Second', content: 'Second panel' }]} />,
  Dropdown: <Dropdown label="Account"><Link href="/orders">Orders</Link></Dropdown>,
  Fields: (
    <Grid layout="two">
      <TextField label="Name" isRequired hint="First and last name" autoComplete="name" width="medium" />
      <TextField label="Mail" error="Enter an address like name@example.gov." defaultValue="name@" />
      <Select label="Sort by" options={[{ value: 'r', label: 'Relevance' }, { value: 'p', label: 'Price' }]} />
      <TextArea label="Note" hint="Printed on the paper" />
      <NumberField label="Lowest price" value={12} onCommit={nothing} />
      <QuantityField label="Quantity" of="copy paper" value={3} onCommit={nothing} />
    </Grid>
  ),
  Choices: (
    <Stack>
      <Checkbox label="Keep it" hint="For next time" />
      <CheckboxGroup legend="Category" choices={choices} value={['a']} onChange={nothing} />
      <RadioGroup legend="Ship to" isRequired error="Choose one." choices={choices} value="b" onChange={nothing} />
      <FieldGroup legend="Address"><TextField label="Street" /></FieldGroup>
    </Stack>
  ),
  ErrorSummary: <ErrorSummary errors={[{ fieldId: 'mail', message: 'Enter a mail address.' }]} />,
  ComboboxField: <ComboboxField label="Find" value="" onChange={nothing} suggestions={[]} onPick={nothing} />,
  Alerts: (
    <Stack gap="xs">
      <Alert tone="info">It opens at eight.</Alert>
      <Alert tone="success" title="Saved" onDismiss={nothing}>Your address was saved.</Alert>
      <Alert tone="warning" title="Two prices changed">Look at the marked lines.</Alert>
      <Alert tone="error" title="Not sent">Try again in a minute.</Alert>
    </Stack>
  ),
  AlertList: <AlertList alerts={[{ id: '1', tone: 'success', message: 'Added.' }, { id: '2', tone: 'error', message: 'Not added.' }]} onDismiss={nothing} />,
  Badges: (
    <Inline>
      <Badge>Plain</Badge><Badge look="attention">New price</Badge><Badge look="success">Delivered</Badge>
      <Badge look="warning">Delayed</Badge><Badge look="error">Canceled</Badge><Badge look="info" description="Comes tomorrow">On its way</Badge>
      <Chip onRemove={nothing}>Color: Blue</Chip>
    </Inline>
  ),
  BadgeLegend: <BadgeLegend entries={[{ badge: 'E', meaning: 'Made with less energy' }]} />,
  Spinner: <Inline><Spinner /> Loading</Inline>,
  SpinnerOverlay: <SpinnerOverlay message={null} />,
  Skeleton: <SkeletonRegion label="Loading results"><Skeleton shape="title" /><Skeleton count={3} /><Skeleton shape="button" /></SkeletonRegion>,
  Progress: <Progress label="$60.00 of the $100.00 minimum" value={60} max={100} />,
  EmptyState: <EmptyState icon="box" title="Nothing here yet" actions={<Button look="primary">Start</Button>}>What you choose will be listed here.</EmptyState>,
  Cards: <Container><Card look="roomy">In a box</Card></Container>,
  DefinitionList: <DefinitionList entries={[{ term: 'Width', details: '8.5 in' }, { term: 'Height', details: '11 in' }]} />,
  Sums: <DefinitionList look="sums" entries={[{ term: 'Items', details: '$10.00' }, { term: 'Total', details: '$12.00', isStrong: true }]} />,
  Accordion: <Accordion sections={[{ id: '1', title: 'Returns', content: 'Within 30 days.' }, { id: '2', title: 'Terms', content: 'As agreed.', isInitiallyOpen: true }]} />,
  Table: (
    <Table
      caption="Offers"
      items={rows}
      keyOf={(row) => row.id}
      sorting={{ columnId: 'price', direction: 'ascending' }}
      onSort={nothing}
      columns={[
        { id: 'name', header: 'Name', isRowHeader: true, cell: (row) => row.name },
        { id: 'days', header: 'Days', align: 'end', cell: (row) => row.days, isSortable: true },
        { id: 'price', header: 'Price', align: 'end', cell: (row) => row.price, isSortable: true },
        { id: 'add', header: 'Action', isHeaderHidden: true, cell: () => <Button size="sm">Add</Button> },
      ]}
      footer={<Row><Cell>Sum</Cell><Cell /><Cell align="end" label="Price">$89.95</Cell><Cell /></Row>}
    />
  ),
  SanitizedHtml: <SanitizedHtml html={'<p onclick="x()">Safe &amp; <b>sound</b></p><script>alert(1)</script>'} />,
};
