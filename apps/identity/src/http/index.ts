export { closeApp, listen, openApp } from './app.ts';
export { afterAnswers } from './after-answer.ts';
export { registerAssets } from './assets.ts';
export { pageHeaders, policyOfProvider, sendPage } from './page-reply.ts';
export { refuseOtherMethods } from './refuse-other-methods.ts';
export { limitRequests, requestLimit } from './request-limit.ts';
export { takeForms } from './take-forms.ts';
