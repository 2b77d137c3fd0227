import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading.tsx';

const meta = { title: 'Components/Typography/Heading', component: Heading } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { level: 2, children: 'Shopping cart' } };
export const Levels: Story = {
  args: { level: 1 },
  render: () => <>{([1, 2, 3, 4, 5, 6] as const).map((level) => <Heading key={level} level={level}>Heading {level}</Heading>)}</>,
};
export const Sizes: Story = {
  args: { level: 2 },
  render: () => <>{(['xxl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => <Heading key={size} level={2} size={size}>Size {size}</Heading>)}</>,
};
export const LongText: Story = { args: { level: 1, children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
