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
