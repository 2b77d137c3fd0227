/** Id of the notice that takes the place of a removed line and the focus that was on it. */
export const removalNoticeId = 'removed-line';
