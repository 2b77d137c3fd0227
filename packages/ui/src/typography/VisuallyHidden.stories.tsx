import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/Typography/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;


export const BesideText: Story = { args: { children: ' of line 3' }, render: (args) => <p>Quantity<VisuallyHidden {...args} /> (screen readers hear more)</p> };
