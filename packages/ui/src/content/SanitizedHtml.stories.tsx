import type { Meta, StoryObj } from '@storybook/react-vite';
import { SanitizedHtml } from './SanitizedHtml.tsx';

const meta = { title: 'Components/Content/SanitizedHtml', component: SanitizedHtml } satisfies Meta<typeof SanitizedHtml>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Prose: Story = { args: { html: '<h2>Returns</h2><p>Within <b>30 days</b>, with the <a href="#receipt">receipt</a>.</p><ul><li>unopened</li><li>undamaged</li></ul>' } };
export const Hostile: Story = { args: { html: '<p onclick="steal()">Safe &amp; <b>sound</b></p><script>steal()</script>' } };
export const Empty: Story = { args: { html: '' } };
