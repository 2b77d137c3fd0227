import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => <SkeletonRegion label="Loading results">{(['title', 'text', 'shortText', 'button', 'row'] as const).map((shape) => <Skeleton key={shape} shape={shape} />)}</SkeletonRegion>,
};
export const Rows: Story = { render: () => <SkeletonRegion label="Loading orders"><Skeleton shape="row" count={5} /></SkeletonRegion> };
