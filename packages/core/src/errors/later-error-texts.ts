import { unableTo } from './error-texts.ts';

/** Error texts of the specification, section 8, that only parts need which load when they are used. */
export const laterErrorTexts = {
  switchUser: {
    name: 'Switch User Error',
    title: 'Unexpected error while switching user',
    message: unableTo('switch user'),
  },
  registerSmartCard: {
    name: 'Smart Card Registration Error',
    title: 'Unexpected error while registering smart card',
    message: unableTo('register your smart card'),
  },
  unregisterSmartCard: {
    name: 'Smart Card Unregistration Error',
    title: 'Unexpected error while unregistering smart card',
    message: unableTo('unregister your smart card'),
  },
  xsrf: {
    name: 'XSRF Error',
    title: 'Unexpected error while authenticating user',
    message: 'Possible XSRF attack: the sign-in that came back is not the one that this browser began. Please sign in again.',
  },
  connectionLost: {
    name: 'Connection Lost',
    title: 'Please relaunch this application',
    message: 'Unable to connect with the server...',
  },
} as const;
