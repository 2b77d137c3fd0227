import { createContext, useContext, type ReactNode } from 'react';

/** Told of each dialog that opens and may be dismissed, with a function that asks it to close; gives one to be called once it is closed. */
export type DialogHistory = (close: () => void) => () => void;

const DialogHistoryContext = createContext<DialogHistory>(() => () => undefined);

/** Tells all dialogs below it where Back finds them, so that a router can close them without this package knowing one. */
export function DialogHistoryProvider({ opened, children }: { opened: DialogHistory; children: ReactNode }) {
  return <DialogHistoryContext value={opened}>{children}</DialogHistoryContext>;
}

/** Nothing where none is provided. */
export const useDialogHistory = (): DialogHistory => useContext(DialogHistoryContext);
