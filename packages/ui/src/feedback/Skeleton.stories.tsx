import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = { args: { shape: 'row', count: 5 }, render: (args) => <SkeletonRegion label="Loading orders"><Skeleton {...args} /></SkeletonRegion> };
export const Shapes: Story = {
  render: () => <SkeletonRegion label="Loading results">{(['title', 'text', 'shortText', 'button', 'row'] as const).map((shape) => <Skeleton key={shape} shape={shape} />)}</SkeletonRegion>,
};
