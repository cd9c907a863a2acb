import { expect, it, onTestFinished } from 'vitest';
import { isGreeting } from '../testing/other-mongodb/differences.ts';
import { startInFront } from '../testing/other-mongodb/start.ts';
import { useServers } from '../testing/use-servers.ts';

const servers = useServers();

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
  const shop = servers.start({ MONGODB_URI: await startStandalone() });
  expect(await shop.ended).toBe(1);
  expect(shop.printed()).toContain('--replSet rs0');
  expect(shop.printed()).toContain('rs.initiate()');
}, 60_000);
