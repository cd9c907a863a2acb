/**
 * Kills the shop (kill -9) at random moments while customers order and cancel, and looks whether copies,
 * orders and stock log agree. Usage: npm run test:stock [-- <number of kills>]
 */
import { killWhileOrdering } from '../src/testing/order-kills.ts';

const kills = Number(process.argv[2] ?? 30);
const say = (line: string) => process.stdout.write(`${line}\n`);
const faults = await killWhileOrdering(kills, say);
for (const fault of faults) say(fault);
say(
  faults.length === 0 ? `Nothing lost or sold twice in ${kills} kills.` : `${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
