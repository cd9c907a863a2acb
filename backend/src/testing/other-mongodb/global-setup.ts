import { startOtherMongodb } from './start.ts';

/** Starts the other MongoDB for a whole run; the test processes inherit its address. */
export async function setup(): Promise<() => Promise<void>> {
  const { uri, stop } = await startOtherMongodb();
  process.env.MONGODB_URI = uri;
  return stop;
}
