import type { Socket } from 'node:net';
import { type Document, documentOf } from '../bson/values.ts';
import type { Reply } from '../commands/command.ts';
import { MAX_MESSAGE_BYTES } from '../commands/handshake.ts';
import { failed, runCommand } from '../commands/run-command.ts';
import type { Engine } from '../engine.ts';
import { buildReply, parseMessage, type Request, requestHead } from './message.ts';
import { MessageBuffer } from './message-buffer.ts';

let nextReplyId = 1;

/** Serves one client: replies to its requests in the order they arrive. */
export function serveConnection(socket: Socket, engine: Engine, connectionId: number): void {
  const received = new MessageBuffer();
  let busy = false;
  engine.connections++;
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    engine.connections--;
    received.clear();
  });
  socket.on('data', (chunk) => {
    received.push(chunk);
    if (!busy) void serve();
    else if (received.bytes > 2 * MAX_MESSAGE_BYTES) socket.pause();
  });

  async function serve(): Promise<void> {
    busy = true;
    for (let message = next(); message; message = next()) {
      const { request, reply } = run(message);
      await send(socket, request, await reply);
    }
    busy = false;
    if (socket.isPaused()) socket.resume();
  }

  function next(): Buffer | undefined {
    if (socket.destroyed) return undefined;
    try {
      return received.take();
    } catch {
      // Nothing after a wrong length can be understood.
      socket.destroy();
      return undefined;
    }
  }

  function run(message: Buffer): { request: Request; reply: Reply } {
    try {
      const request = parseMessage(message);
      return { request, reply: runCommand(engine, request.body, connectionId) };
    } catch (error) {
      return { request: { ...requestHead(message), body: documentOf({}) }, reply: failed(error) };
    }
  }
}

/** Sends a reply, and waits until the client has read it when it reads slowly. */
async function send(socket: Socket, request: Request, reply: Document): Promise<void> {
  if (socket.destroyed || request.silent) return;
  if (!socket.write(encoded(request, reply))) await drained(socket);
}

/** Resolves when the client has read what was sent, or is gone. */
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
    return buildReply(request, failed(error), id);
  }
}
