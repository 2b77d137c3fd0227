export type { AlertType } from './alert-type.ts';
export { CallFailure, concernsPage } from './call-failure.ts';
export type { ErrorReport } from './error-report.ts';
export { busyMessage, errorTexts, noMappingText, pageNotFoundText, unknownStoreText, type ErrorText } from './error-texts.ts';
export { laterErrorTexts } from './later-error-texts.ts';
export { demandOf, noticeOf, type Notice, type NoticeKind } from './notice.ts';
export { pageMessage, type PageMessage } from './page-message.ts';
export { holdsSensitive, redact } from './redact.ts';
