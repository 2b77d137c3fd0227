import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../navigation/Link.tsx';
import { Actions } from './Actions.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { title: 'Components/Buttons/Actions', component: Actions } satisfies Meta<typeof Actions>;
export default meta;

type Story = StoryObj<typeof meta>;


const actions = <><Button look="primary">Sign in</Button><ButtonLink href="#home">Go to Home Page</ButtonLink><Link href="#help">Help</Link></>;

export const AtTheStart: Story = { args: { children: actions } };
export const Centered: Story = { args: { align: 'center', children: actions } };
