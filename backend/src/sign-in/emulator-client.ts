import { Agent, request } from 'node:http';

export type EmulatorReply = { status: number; body: unknown };
type Call = { method: string; path: string; body?: unknown; asOwner?: boolean };

const TIMEOUT_MS = 10_000;

/** Calls the emulator on its private socket. Rejects when it doesn't answer in time. */
export function emulatorClient(socketPath: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });

  async function call({ method, path, body, asOwner }: Call): Promise<EmulatorReply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const headers: Record<string, string> = { host: 'localhost' };
      if (asOwner) headers.authorization = 'Bearer owner';
      if (text !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = String(Buffer.byteLength(text));
      }
      const outgoing = request(
        { socketPath, agent, method, path, headers, signal: AbortSignal.timeout(TIMEOUT_MS) },
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

  return { call, close: () => agent.destroy() };
}

export type EmulatorClient = ReturnType<typeof emulatorClient>;
