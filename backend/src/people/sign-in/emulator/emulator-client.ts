import { Agent, request } from 'node:http';

export type EmulatorReply = { status: number; body: unknown };
type Call = { method: string; path: string; body?: unknown; asOwner?: boolean };

const TIMEOUT_MS = 10_000;
const PROBE_TIMEOUT_MS = 5000;

/** Creates a client for the emulator's private socket. Calls reject if there is no response in time. */
export function emulatorClient(socketPath: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  /** A separate agent, so that pending customer calls do not make a busy emulator look hung. */
  const probes = new Agent({ keepAlive: true });

  const call = (one: Call): Promise<EmulatorReply> => sendBy(agent, TIMEOUT_MS, one);

  async function sendBy(
    agent: Agent,
    timeoutMs: number,
    { method, path, body, asOwner }: Call,
  ): Promise<EmulatorReply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const headers: Record<string, string> = { host: 'localhost' };
      if (asOwner) headers.authorization = 'Bearer owner';
      if (text !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = String(Buffer.byteLength(text));
      }
      const outgoing = request(
        { socketPath, agent, method, path, headers, signal: AbortSignal.timeout(timeoutMs) },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('error', reject);
          incoming.on('end', () => {
            try {
              const reply: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
              resolve({ status: incoming.statusCode ?? 500, body: reply });
            } catch (error) {
              reject(error);
            }
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }

  return {
    call,
    /** Returns whether the emulator responds at all, within a few seconds. */
    isAnswering: (): Promise<boolean> =>
      sendBy(probes, PROBE_TIMEOUT_MS, { method: 'GET', path: '/' }).then(
        () => true,
        () => false,
      ),
    close() {
      agent.destroy();
      probes.destroy();
    },
  };
}

export type EmulatorClient = ReturnType<typeof emulatorClient>;
