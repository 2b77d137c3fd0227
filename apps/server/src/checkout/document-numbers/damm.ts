// The quasigroup of H. Michael Damm, "Total anti-symmetrische Quasigruppen" (2004). Its diagonal is zero, so a number
// with its check digit appended always comes to 0.
const quasigroup: readonly string[] = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

/** Damm's check digit. It finds every single wrong digit and every exchange of two neighbors, with digits alone. */
export function dammDigit(digits: string): number {
  let interim = 0;
  for (const digit of digits) interim = Number(quasigroup[interim]?.[Number(digit)]);
  if (!Number.isInteger(interim)) throw new RangeError(`A check digit is made of digits alone, not of '${digits}'.`);
  return interim;
}
