import { startOtherMongodb } from './start.ts';

/** Starts the other MongoDB for the whole run; the test processes inherit its URI. */
export async function setup(): Promise<() => Promise<void>> {
  const { uri, stop } = await startOtherMongodb();
  process.env.MONGODB_URI = uri;
  return stop;
}
