/** Asks a server process to end when its clients have done with their connections. */
export const drainOrder = { order: 'drain' } as const;

export const isDrainOrder = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'order' in message && message.order === drainOrder.order;
