// Arithmetic in GF(256) with the polynomial of QR codes, x^8 + x^4 + x^3 + x^2 + 1.

const exponents = new Uint8Array(510);
const logarithms = new Uint8Array(256);
let value = 1;
for (let power = 0; power < 255; power += 1) {
  exponents[power] = value;
  exponents[power + 255] = value;
  logarithms[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}

const at = (table: Uint8Array, index: number): number => table[index] ?? 0;
const product = (one: number, other: number): number => (one === 0 || other === 0 ? 0 : at(exponents, at(logarithms, one) + at(logarithms, other)));

/** The bytes by which a block can be read where up to half as many of it are wrong. */
export function correctionOf(block: readonly number[], count: number): number[] {
  // The product of (x - 2^0) ... (x - 2^(count - 1)), without its first coefficient, which is 1.
  let divisor = [1];
  for (let power = 0; power < count; power += 1) {
    divisor = [...divisor, 0].map((coefficient, index) => coefficient ^ product(divisor[index - 1] ?? 0, at(exponents, power)));
  }
  let rest = Array.from({ length: count }, () => 0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((coefficient, index) => coefficient ^ product(divisor[index + 1] ?? 0, factor));
  }
  return rest;
}
