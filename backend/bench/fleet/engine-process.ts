import { startEngine } from '@book-store/engine';

/** A process that serves the embedded database of a folder to several servers of a shop. */
const engine = await startEngine({ dataDir: process.argv[2] ?? '' });
process.send?.(engine.uri);
process.once('disconnect', async () => {
  await engine.stop();
  process.exit();
});
