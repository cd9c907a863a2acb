import { toMinor } from '@book-store/contract/money';

const MOST = 5;

/** Returns a few round amounts within limits, in minor units: 1, 2.5 and 5 times a power of ten. */
export function proposedAmounts(smallest: number, largest: number): number[] {
  const found: number[] = [];
  for (let power = toMinor(1); power <= largest; power *= 10) {
    for (const amount of [power, power * 2.5, power * 5]) {
      if (amount >= smallest && amount <= largest && amount % toMinor(1) === 0) found.push(amount);
    }
  }
  return found.slice(-MOST);
}
