import { busText, type BusEvents, type MessageBus } from './message-bus.ts';

/** The bus where there is one process alone: the embedded database has no other. */
export function inProcessBus({ onMessage }: BusEvents): MessageBus {
  return {
    async publish(message) {
      busText('', message);
      onMessage(message);
    },
    close: async () => {},
  };
}
