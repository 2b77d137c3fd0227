import { Button } from '@quartermaster/ui';
import { useState } from 'react';

/** Puts a text on the clipboard, and says so from then on. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(text).then(() => setIsCopied(true), () => setIsCopied(false));
  return <Button size="sm" look="plain" onClick={copy} aria-label={`Copy ${text}`}>{isCopied ? 'Copied' : 'Copy'}</Button>;
}
