import { css } from '@emotion/react';
import type { CartLine } from '@quartermaster/contracts';
import { Button, media, QuantityField, Text, token, VisuallyHidden } from '@quartermaster/ui';
import { quantityFieldId } from '../changes/quantity-field-id.ts';
import type { CartChanges } from '../changes/use-cart-changes.ts';

const stack = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: token('space.xxs'), minWidth: 0, '& > div': { maxWidth: '100%' }, [media.phone]: { alignItems: 'flex-end' } });
/** Lines the words of the plain buttons up with the field above them. */
const buttons = css({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${token('space.sm')})`, [media.phone]: { marginInline: `0 calc(-1 * ${token('space.sm')})` } });

export interface QuantityCellProps {
  line: CartLine;
  changes: CartChanges;
  /** Why the server did not take the last quantity. */
  refused: string | undefined;
}

/** The quantity, which saves itself; the last change and its undo are right below, where nothing else has to move. */
export function QuantityCell({ line, changes, refused }: QuantityCellProps) {
  const made = changes.changed?.cartKey === line.cartKey ? changes.changed : null;
  const name = <VisuallyHidden> {line.name}</VisuallyHidden>;
  return (
    <div css={stack}>
      <QuantityField
        id={quantityFieldId(line.cartKey)}
        label={`Quantity of ${line.name}`}
        isLabelHidden
        of={line.name}
        size="sm"
        value={line.quantity}
        error={refused ?? changes.problemOf(line.cartKey)}
        onCommit={(quantity) => void changes.setQuantity(line, quantity)}
        onWrong={() => { changes.typedWrong(line.cartKey); }}
      />
      <Text size="sm" tone="muted" role="status">
        {made !== null && <><VisuallyHidden>Quantity of {line.name} changed to {made.to.toLocaleString('en-US')}. It was </VisuallyHidden><span aria-hidden="true">Was </span>{made.from.toLocaleString('en-US')}</>}
      </Text>
      <div css={buttons}>
        {made !== null && (
          <Button look="plain" size="sm" isPending={changes.isUndoing} pendingLabel="Undoing the change" onClick={() => void changes.undo(made)}>
            <span>Undo<VisuallyHidden> the change of {line.name}</VisuallyHidden></span>
          </Button>
        )}
        <Button look="plain" size="sm" isPending={changes.isRemoving(line.cartKey)} pendingLabel="Removing the item" onClick={() => void changes.remove(line)}>
          <span>Remove{name}</span>
        </Button>
      </div>
    </div>
  );
}
