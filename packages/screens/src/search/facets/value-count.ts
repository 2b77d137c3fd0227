/** The number beside a value of a facet: `1,486`, and `1,486+` where a part of the matches was counted. */
export const valueCountText = (count: number, isExact: boolean): string => `${count.toLocaleString('en-US')}${isExact ? '' : '+'}`;
