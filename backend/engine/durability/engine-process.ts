import { startEngine } from '../index.ts';

/** An engine in a process of its own, to be killed; says where it listens and how long it took to open. */
const [dataDir = ''] = process.argv.slice(2);
const began = performance.now();
const { uri } = await startEngine({ dataDir, inProcess: true });
process.send?.({ uri, openedMs: performance.now() - began });
process.on('disconnect', () => process.exit(0));
