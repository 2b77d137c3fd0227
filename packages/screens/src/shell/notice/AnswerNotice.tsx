import { Alert } from '@quartermaster/ui';
import { useEffect, useRef } from 'react';

interface AnswerNoticeProps {
  /** What the last press did; null: nothing was pressed yet. */
  notice: { readonly tone: 'success' | 'warning' | 'info'; readonly text: string } | null;
}

/** What became of the last press, above the rest of the page. It takes the focus: the button that was pressed may be gone. */
export function AnswerNotice({ notice }: AnswerNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice !== null) place.current?.focus();
  }, [notice]);
  return notice !== null && <div ref={place} tabIndex={-1}><Alert tone={notice.tone} isLive>{notice.text}</Alert></div>;
}
