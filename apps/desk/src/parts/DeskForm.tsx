import { Stack } from '@quartermaster/ui';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';

interface DeskFormProps {
  /** Settles when it is known what became of it. */
  onSubmit: () => Promise<void>;
  gap?: 'sm' | 'md';
  children: ReactNode;
}

/** A form of the desk. Where it was refused, the first field that is wrong gets the focus. */
export function DeskForm({ onSubmit, gap = 'sm', children }: DeskFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(0);
  useEffect(() => {
    if (answers > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answers]);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    await onSubmit();
    setAnswers((before) => before + 1);
  };
  return <form ref={place} onSubmit={(event) => void submit(event)}><Stack gap={gap}>{children}</Stack></form>;
}
