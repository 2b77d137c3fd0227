import type { ParkedCart } from '@quartermaster/contracts';
import { useModals, useNavigation, useNewKey } from '@quartermaster/core';
import { Actions, Button, ButtonLink, VisuallyHidden } from '@quartermaster/ui';
import { useEffect, useRef, useState } from 'react';
import { RenameForm } from './RenameForm.tsx';

/** What can be done with a parked cart. */
export function ParkedCartActions({ parkedCart }: { parkedCart: ParkedCart }) {
  const { send, href } = useNavigation();
  const modals = useModals();
  const newKey = useNewKey();
  const [isRenamed, setRenamed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenamed = useRef(false);
  // The form takes the place of the buttons, and they take its place: the focus goes along.
  useEffect(() => {
    if (wasRenamed.current === isRenamed) return;
    wasRenamed.current = isRenamed;
    (isRenamed ? box.current?.querySelector('input') : rename.current)?.focus();
  }, [isRenamed]);
  const { parkedCartId, name, isTemplate, activity } = parkedCart;
  const isCart = activity === null;
  const of = <VisuallyHidden> {name}</VisuallyHidden>;
  if (isRenamed) return <div ref={box}><RenameForm parkedCart={parkedCart} onDone={() => setRenamed(false)} /></div>;
  return (
    <Actions>
      {isCart
        ? <Button size="sm" look="primary" icon="cart" onClick={() => void send('/parkcart/change_parkcart', { payload: { addBack: { parkedCartId, changeKey: newKey() } } })}><span>Add<VisuallyHidden> {name}</VisuallyHidden> to the cart</span></Button>
        : <Button size="sm" look="primary" icon="document" onClick={() => void send('/fedstrip/park_cart_back', { payload: { parkedCartId } })}><span>Put<VisuallyHidden> {name}</VisuallyHidden> back into the lines</span></Button>}
      <Button size="sm" onClick={() => modals.open('/parkcart/parkcart_detail', { parkedCartId })}><span>Look at it{of}</span></Button>
      {isCart && <ButtonLink size="sm" href={href('/parkcart/forward', { parkedCartId })}>Forward{of}</ButtonLink>}
      <Button ref={rename} size="sm" look="plain" onClick={() => setRenamed(true)}><span>Rename{of}</span></Button>
      <Button size="sm" look="plain" onClick={() => void send('/parkcart/change_parkcart', { payload: { template: { parkedCartId, isTemplate: !isTemplate } } })}><span>{isTemplate ? 'No template any more' : 'Keep as a template'}{of}</span></Button>
      <Button size="sm" look="plain" onClick={() => modals.open('/parkcart/removecart', { parkedCartId })}><span>Remove{of}</span></Button>
    </Actions>
  );
}
