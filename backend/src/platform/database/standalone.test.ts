import { expect, it, onTestFinished } from 'vitest';
import { explainFailure } from '../../main/startup/start-failure.ts';
import { isGreeting } from '../../testing/other-mongodb/differences.ts';
import { startInFront } from '../../testing/other-mongodb/start.ts';
import { openDatabase } from './connect.ts';

/** Starts a server that speaks MongoDB's protocol and belongs to no replica set. */
async function startStandalone(): Promise<string> {
  const { uri, stop } = await startInFront(() => async (body) => {
    if (!isGreeting(body)) return {};
    return { reply: ({ setName, setVersion, hosts, primary, me, ...alone }) => alone };
  });
  onTestFinished(stop);
  return uri;
}

it('the shop does not start on a standalone MongoDB, and says how to make it a replica set', async () => {
  const opening = openDatabase({ mongodbUri: await startStandalone(), dataDir: '/nowhere' });
  const said = explainFailure(await opening.catch((error) => error));
  expect(said).toContain('--replSet rs0');
  expect(said).toContain('rs.initiate()');
});
