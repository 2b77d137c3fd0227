import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = { title: 'Components/Typography/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { as: 'p', children: 'Delivered within three days.' } };
export const Tones: Story = {
  render: () => <>{(['inherit', 'muted', 'success', 'warning', 'error'] as const).map((tone) => <Text key={tone} as="p" tone={tone}>Tone {tone}</Text>)}</>,
};
export const Sizes: Story = { render: () => <>{(['sm', 'md', 'lg', 'xl'] as const).map((size) => <Text key={size} as="p" size={size}>Size {size}</Text>)}</> };
export const Bold: Story = { args: { isBold: true, children: '$1,204.50' } };
export const Code: Story = { args: { isCode: true, children: '7510-01-234-5678' } };
export const LongText: Story = { args: { as: 'p', children: 'A long text that was not planned for: commercial item description, tape, packaging, polypropylene, pressure sensitive, two inches wide' } };
