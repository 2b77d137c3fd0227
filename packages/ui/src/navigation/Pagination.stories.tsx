import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = { title: 'Components/Navigation/Pagination', component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;


const hrefFor = (page: number): string => `#page-${page}`;

export const First: Story = { args: { page: 1, pageCount: 24, hrefFor } };
export const Middle: Story = { args: { page: 12, pageCount: 24, hrefFor } };
export const Last: Story = { args: { page: 24, pageCount: 24, hrefFor } };
export const TwoPages: Story = { args: { page: 2, pageCount: 2, hrefFor } };
export const Focused: Story = { ...Middle, play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus() };
