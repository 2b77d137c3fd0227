/** How serious a message to the buyer is. */
export type AlertType = 'info' | 'success' | 'warning' | 'error';
