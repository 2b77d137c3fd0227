/**
 * How long the marketplace of the journeys takes an access token, in seconds: until its end, and then as long as clocks may differ.
 * Far longer than a journey that
 * shows one token again and again, and one waits until it has ended.
 */
export const tokenSeconds = 10;
export const clockTolerance = 110;
