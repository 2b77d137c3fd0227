import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { layer, media, floating } from '../styles/index.ts';
import { token } from '../tokens/index.ts';

const root = css({ position: 'relative', display: 'inline-block', [media.print]: { display: 'none' } });
const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token('space.xs'),
  minHeight: token('size.control'),
  padding: `0 ${token('space.xs')}`,
  border: 0,
  borderRadius: token('radius.sm'),
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  [media.phone]: { minHeight: token('size.touchTarget') },
});
const panelStart = css(floating, { position: 'absolute', top: '100%', insetInlineStart: 0, zIndex: layer.popup, minWidth: 220, padding: token('space.xs'), color: token('color.text') });
const panelEnd = css(panelStart, { insetInlineStart: 'auto', insetInlineEnd: 0 });

export interface DropdownProps {
  label: ReactNode;
  /** Which edges line up. */
  align?: 'start' | 'end';
  children: ReactNode;
  className?: string;
}

/**
 * A button that shows a panel of links and buttons below it. Escape, a press outside, leaving by Tab and a choice close it;
 * Escape and a choice give focus back.
 */
export function Dropdown({ label, align = 'start', children, className }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeWhenOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeWhenOutside);
    return () => document.removeEventListener('pointerdown', closeWhenOutside);
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its button and links do
    <div
      css={root}
      className={className}
      ref={rootRef}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        buttonRef.current?.focus();
      }}
      onBlur={(event) => { if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false); }}
    >
      <button css={trigger} ref={buttonRef} type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
        {label}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size="sm" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a click on what is inside, by key too, bubbles up to here */}
      <div css={align === 'end' ? panelEnd : panelStart} id={panelId} hidden={!isOpen} onClick={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('a, button') === null) return;
        setOpen(false);
        // The pressed element is hidden now. A dialog that opens next gives the focus back to the element that had it.
        buttonRef.current?.focus();
      }}>
        {children}
      </div>
    </div>
  );
}
