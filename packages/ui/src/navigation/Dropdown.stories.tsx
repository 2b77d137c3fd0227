import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Dropdown } from './Dropdown.tsx';
import { Link } from './Link.tsx';

const meta = { title: 'Components/Navigation/Dropdown', component: Dropdown } satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;


const links = <Stack gap="xs"><Link href="#orders" look="quiet">Orders</Link><Link href="#profile" look="quiet">Profile</Link><Link href="#out" look="quiet">Sign out</Link></Stack>;
const open = ({ canvasElement }: { canvasElement: HTMLElement }): void => canvasElement.querySelector('button')?.click();

export const Closed: Story = { args: { label: 'Demo Buyer', children: links } };
export const Open: Story = { ...Closed, play: open };
export const OpenAtTheEnd: Story = { args: { label: 'Demo Buyer of an agency with a long name', align: 'end', children: links }, play: open };
export const Focused: Story = { ...Closed, play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus() };
