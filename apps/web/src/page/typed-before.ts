import { enterText } from '@quartermaster/core/host';

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what was typed and chosen before the page came alive: no listener heard of it, and hydration may undo it. The function
 * that comes back tells the components, as if it happened now; it is called after hydration.
 */
export function noteInput(container: ParentNode): () => void {
  const replays = [
    ...[...container.querySelectorAll('input')].map((element) => (isChoice(element) ? notedChoice(element) : notedText(element, element.defaultValue))),
    ...[...container.querySelectorAll('textarea')].map((element) => notedText(element, element.defaultValue)),
    ...[...container.querySelectorAll('select')].map((element) => notedText(element, sentValue(element))),
  ];
  return () => {
    for (const replay of replays) replay?.();
  };
}

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

const sentValue = ({ options }: HTMLSelectElement): string =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';

function notedText(element: TextElement, sent: string): (() => void) | null {
  const { value } = element;
  if (value === sent) return null;
  return () => {
    if (!element.isConnected) return;
    element.value = sent;
    enterText(element, value);
  };
}

function notedChoice(element: HTMLInputElement): (() => void) | null {
  const { checked, defaultChecked } = element;
  if (checked === defaultChecked) return null;
  return () => {
    if (!element.isConnected) return;
    element.checked = defaultChecked;
    element.click();
  };
}
