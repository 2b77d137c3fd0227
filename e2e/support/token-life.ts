/**
 * How long the marketplace of the journeys takes an access token, in seconds: until its end, and then as long as clocks may differ.
 * That is far longer than a journey which shows one token again and again, and one journey waits until it is over.
 */
export const tokenSeconds = 10;
export const clockTolerance = 110;
