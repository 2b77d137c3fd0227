const words = ['', 'one', 'two', 'three', 'four', 'five'];

/** A time left in words, rounded as people say it: "five minutes", "one minute", "20 seconds". */
export function aboutHowLong(seconds: number): string {
  if (seconds <= 50) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.round(seconds / 60);
  return `${words[minutes] ?? minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** A countdown as a clock shows it: `4:59`. */
export function asCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const marks = [10, 30, 60, 120, 180, 240];

/** Text of a countdown for a screen reader: a sentence that changes now and then, not with every second. */
export function announcementOf(seconds: number): string {
  const passed = marks.find((mark) => seconds <= mark);
  return passed === undefined || seconds === 0 ? '' : `${passed % 60 === 0 ? aboutHowLong(passed) : `${passed} seconds`} left.`;
}
