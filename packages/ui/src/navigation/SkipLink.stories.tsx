import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink.tsx';

const meta = { title: 'Components/Navigation/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;


const page = (args: { targetId: string }) => <><SkipLink {...args} /><p id="content" tabIndex={-1}>It shows when it has the focus.</p></>;

export const Hidden: Story = { args: { targetId: 'content' }, render: page };
export const Focused: Story = { args: { targetId: 'content' }, render: page, play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() };
