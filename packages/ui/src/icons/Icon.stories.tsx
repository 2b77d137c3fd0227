import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { token } from '../tokens/token.ts';
import { Icon } from './Icon.tsx';
import { iconShapes, type IconName } from './icon-shapes.tsx';

const names = Object.keys(iconShapes) as IconName[];

const meta = { title: 'Components/Icons/Icon', component: Icon, argTypes: { name: { control: 'select', options: names } } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

const sheet = css({ 'display': 'grid', 'gridTemplateColumns': 'repeat(auto-fill, minmax(120px, 1fr))', 'gap': token('space.md'), '& > li': { display: 'grid', justifyItems: 'center', gap: token('space.xs') } });

export const Named: Story = { args: { name: 'warning', label: 'Warning', size: 'lg' } };
export const All: Story = {
  args: { name: 'cart' },
  render: () => <ul css={sheet} role="list">{names.map((name) => <li key={name}><Icon name={name} size="lg" />{name}</li>)}</ul>,
};
export const Sizes: Story = {
  args: { name: 'truck' },
  render: ({ name }) => <p>{(['sm', 'md', 'lg', 'xl'] as const).map((size) => <span key={size}><Icon name={name} size={size} /> {size} </span>)}</p>,
};
