import type { TabMessage, TabPort } from '../tab-port.ts';

const channelName = 'quartermaster.session';

/** Tabs of a real browser. One without BroadcastChannel learns from storage events and from its own clock. */
export function browserTabs(window: Window & typeof globalThis): TabPort {
  const { document } = window;
  const Channel = (window as { BroadcastChannel?: typeof BroadcastChannel }).BroadcastChannel;
  const channel = Channel === undefined ? null : new Channel(channelName);
  return {
    tell: (message: TabMessage) => channel?.postMessage(message),
    listen: (listener) => {
      const heard = () => listener();
      const returned = () => {
        if (document.visibilityState === 'visible') listener();
      };
      const targets: [EventTarget | null, string, () => void][] = [
        [channel, 'message', heard],
        [window, 'storage', heard],
        [window, 'pageshow', returned],
        [window, 'focus', returned],
        [document, 'visibilitychange', returned],
      ];
      for (const [target, name, react] of targets) target?.addEventListener(name, react);
      return () => {
        for (const [target, name, react] of targets) target?.removeEventListener(name, react);
      };
    },
  };
}
