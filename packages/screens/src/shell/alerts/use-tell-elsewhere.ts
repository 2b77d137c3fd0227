import { useAlerts, useNavigation, type AlertType } from '@quartermaster/core';
import { useCallback } from 'react';
import { escapeHtml } from './escape-html.ts';

/** The page where a buyer sees more of it. */
interface Way {
  readonly label: string;
  readonly href: string;
}

/** Says what came of a change, as plain text, to a buyer who is no longer on the page from which it was sent; who is still there sees it on the page. */
type TellElsewhere = (type: AlertType, text: string, way: Way) => void;

/**
 * What a page shows of the answer to a change is lost on a buyer who has gone elsewhere meanwhile, and silence would let them take it for done (decisions 0315 and 0383).
 *
 * @returns called at the press, gives what tells them
 */
export function useTellElsewhere(): () => TellElsewhere {
  const alerts = useAlerts();
  const { stay } = useNavigation();
  return useCallback(() => {
    const isHere = stay();
    return (type, text, { label, href }) => {
      if (!isHere()) alerts.show({ type, msg: `${escapeHtml(text)} <a href="${escapeHtml(href)}">${escapeHtml(label)}</a>` });
    };
  }, [alerts, stay]);
}
