import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../content/Card.tsx';
import { Grid, type GridLayout } from './Grid.tsx';

const meta = { title: 'Components/Layout/Grid', component: Grid, render: ({ layout }) => <Boxes layout={layout} /> } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxes: Readonly<Record<GridLayout, number>> = { two: 2, three: 3, four: 4, tiles: 7, smallTiles: 9, sidebarStart: 2, sidebarEnd: 2, threePane: 3 };

function Boxes({ layout }: { layout: GridLayout }) {
  return <Grid layout={layout}>{Array.from({ length: boxes[layout] }, (_, index) => index + 1).map((number) => <Card key={number}>Box {number}</Card>)}</Grid>;
}

export const Two: Story = { args: { layout: 'two' } };
export const Three: Story = { args: { layout: 'three' } };
export const Four: Story = { args: { layout: 'four' } };
export const Tiles: Story = { args: { layout: 'tiles' } };
export const SmallTiles: Story = { args: { layout: 'smallTiles' } };
export const SidebarAtTheStart: Story = { args: { layout: 'sidebarStart' } };
export const SidebarAtTheEnd: Story = { args: { layout: 'sidebarEnd' } };
export const ThreePanes: Story = { args: { layout: 'threePane' } };
