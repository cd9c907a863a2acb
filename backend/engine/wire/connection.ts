import type { Socket } from 'node:net';
import { type Document, documentOf } from '../bson/values.ts';
import { MAX_MESSAGE_BYTES } from '../commands/handshake.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Engine } from '../engine.ts';
import { CommandError, codeName, ErrorCode } from '../errors.ts';
import { buildReply, HEADER_BYTES, parseMessage, type Request } from './message.ts';

let nextReplyId = 1;

/** Serves one client: requests are answered strictly in the order they come. */
export function serveConnection(socket: Socket, engine: Engine, connectionId: number): void {
  let chunks: Buffer[] = [];
  let waiting = 0;
  let busy = false;
  engine.connections++;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    engine.connections--;
    chunks = [];
  });
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    waiting += chunk.length;
    if (!busy) void serve();
    else if (waiting > 2 * MAX_MESSAGE_BYTES) socket.pause();
  });

  async function serve(): Promise<void> {
    busy = true;
    for (let message = takeMessage(); message; message = takeMessage()) {
      const reply = answer(message);
      if (!(await send(reply))) break;
    }
    busy = false;
    if (socket.isPaused()) socket.resume();
  }

  /** The next whole message; undefined while it is still coming. */
  function takeMessage(): Buffer | undefined {
    if (waiting < HEADER_BYTES || socket.destroyed) return undefined;
    let [first] = chunks as [Buffer];
    if (first.length < HEADER_BYTES) first = join();
    const length = first.readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES) {
      // Nothing after a wrong length can be understood.
      socket.destroy();
      return undefined;
    }
    if (waiting < length) return undefined;
    if (first.length < length) first = join();
    const message = first.subarray(0, length);
    const rest = first.subarray(length);
    if (rest.length > 0) chunks[0] = rest;
    else chunks.shift();
    waiting -= length;
    return message;
  }

  function join(): Buffer {
    const whole = Buffer.concat(chunks);
    chunks = [whole];
    return whole;
  }

  function answer(message: Buffer): { request: Request; reply: Document | Promise<Document> } {
    try {
      const request = parseMessage(message);
      return { request, reply: runCommand(engine, request.body, connectionId) };
    } catch (error) {
      const request = {
        id: message.readInt32LE(4),
        body: documentOf({}),
        silent: false,
        legacy: message.readInt32LE(12) === 2004,
      };
      return { request, reply: badMessage(error) };
    }
  }

  async function send({
    request,
    reply,
  }: {
    request: Request;
    reply: Document | Promise<Document>;
  }): Promise<boolean> {
    const document = reply instanceof Promise ? await reply : reply;
    if (socket.destroyed) return false;
    if (request.silent) return true;
    const bytes = encoded(request, document);
    if (socket.write(bytes)) return true;
    await drained(socket);
    return !socket.destroyed;
  }
}

/** Waits until the client has read what was sent, or is gone. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.on('drain', done);
    socket.on('close', done);
  });
}

function encoded(request: Request, reply: Document): Buffer {
  const id = nextReplyId++ & 0x7fffffff;
  try {
    return buildReply(request, reply, id);
  } catch (error) {
    return buildReply(request, badMessage(error), id);
  }
}

function badMessage(error: unknown): Document {
  const code = error instanceof CommandError ? error.code : ErrorCode.InternalError;
  return documentOf({ ok: 0, errmsg: (error as Error).message, code, codeName: codeName(code) });
}
