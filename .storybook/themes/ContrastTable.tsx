import { Table, Text, type ColorTokens } from '@quartermaster/ui';
import { contrastsIn } from './contrasts.ts';
import { TokenSample } from './TokenSample.tsx';

/** How well the colors of a theme that meet can be told apart. */
export function ContrastTable({ color }: { color: ColorTokens }) {
  return (
    <Table
      caption="Contrast of the colors that meet"
      items={contrastsIn(color)}
      keyOf={({ front, back, minimum }) => `${front} ${back} ${minimum}`}
      columns={[
        { id: 'pair', header: 'Colors', isRowHeader: true, cell: ({ front, back }) => `${front} on ${back}` },
        { id: 'front', header: 'Front', cell: ({ front }) => <TokenSample name="color.front" value={color[front]} /> },
        { id: 'back', header: 'Back', cell: ({ back }) => <TokenSample name="color.back" value={color[back]} /> },
        { id: 'ratio', header: 'Ratio', align: 'end', cell: ({ ratio }) => `${ratio.toFixed(2)}:1` },
        { id: 'minimum', header: 'At least', align: 'end', cell: ({ minimum }) => `${minimum}:1` },
        { id: 'fits', header: 'Result', cell: ({ ratio, minimum }) => (ratio >= minimum ? 'enough' : <Text tone="error" isBold>too little</Text>) },
      ]}
    />
  );
}
