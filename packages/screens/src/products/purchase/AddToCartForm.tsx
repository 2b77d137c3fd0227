import { css } from '@emotion/react';
import { Button, media, QuantityField, token, VisuallyHidden } from '@quartermaster/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { fieldText } from '../../shell/index.ts';
import { readQuantity } from './read-quantity.ts';
import { useAddToCart } from './use-add-to-cart.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: token('space.xs'), [media.phone]: { '& > button': { flex: '1 1 auto' } } });
const wide = css({ display: 'flex', flexDirection: 'column', gap: token('space.sm') });

export interface AddToCartFormProps {
  offerId: string;
  /** The product, for screen readers and the announcement. */
  name: string;
  unit: string;
  /** Pieces that the vendor has; null where there is no stock to count. */
  available: number | null;
  /** `row`: beside each other in a list; `box`: below each other, with a visible label. */
  look?: 'row' | 'box';
  onQuantityChange?: (quantity: number) => void;
}

/** Quantity and Add. Text that does not fit stays as typed, with the error at the field. A press before the page is alive waits (decision 0114). */
export function AddToCartForm({ offerId, name, unit, available, look = 'row', onQuantityChange }: AddToCartFormProps) {
  const [quantity, setQuantity] = useState(1);
  const [problem, setProblem] = useState<string>();
  const { add, isAdding } = useAddToCart();
  const fieldId = useId();
  const isBox = look === 'box';

  function commit(next: number) {
    setProblem(undefined);
    setQuantity(next);
    onQuantityChange?.(next);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The field reports a quantity only once it fits; the text in it is what the buyer means.
    const read = readQuantity(fieldText(event.currentTarget, 'quantity'), available);
    if ('problem' in read) {
      setProblem(read.problem);
      document.getElementById(fieldId)?.focus();
      return;
    }
    commit(read.quantity);
    void add({ offerId, quantity: read.quantity, name, unit });
  }

  return (
    <form css={isBox ? wide : row} method="dialog" noValidate onSubmit={submit} onInput={() => setProblem(undefined)}>
      <QuantityField
        id={fieldId}
        label={isBox ? `Quantity (${unit})` : `Quantity of ${name} (${unit})`}
        isLabelHidden={!isBox}
        name="quantity"
        of={name}
        size={isBox ? 'md' : 'sm'}
        value={quantity}
        {...(available !== null && { max: available })}
        error={problem}
        onCommit={commit}
      />
      <Button type="submit" look="primary" size={isBox ? 'lg' : 'sm'} isWhole={isBox} icon={isBox ? 'cart' : 'plus'} isPending={isAdding} pendingLabel="Adding to the cart">
        {isBox ? 'Add to cart' : <span>Add<VisuallyHidden> {name} to the cart</VisuallyHidden></span>}
      </Button>
    </form>
  );
}
