import { once } from 'node:events';
import { startEngine } from '@book-store/engine';

/**
 * An engine in a process of its own, to be killed; says where it listens and how long it took to open.
 * With `wait` it says when it has loaded everything, and starts when it is told to. Plain JavaScript, so that it
 * loads the built engine: compiling the sources would take each process several times as long as its start.
 */
const [dataDir = '', wait] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
if (wait) {
  process.send?.('loaded');
  await once(process, 'message');
}
const began = performance.now();
const { uri, joined } = await startEngine({ dataDir, inProcess: true });
process.send?.({ uri, joined, openedMs: performance.now() - began });
