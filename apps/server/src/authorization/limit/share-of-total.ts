/**
 * Divides the total of an order over its purchase orders by their subtotals, so that each has its part of shipping and tax and none of a cent is lost.
 *
 * @param subtotals cents; where all are nothing, the first one has the total
 */
export function sharesOfTotal(total: number, subtotals: readonly number[]): readonly number[] {
  const sum = subtotals.reduce((all, subtotal) => all + subtotal, 0);
  let [counted, given] = [0, 0];
  return subtotals.map((subtotal) => {
    counted += subtotal;
    // What belongs to all up to here, less what they have: the last one brings the total. Amounts may be too large for a product of two numbers.
    const upToHere = sum === 0 ? total : Number((BigInt(total) * BigInt(counted)) / BigInt(sum));
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}
