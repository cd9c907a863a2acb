import { BSON } from 'mongodb';

/** A command or reply, with every BSON type as it was sent. */
export type Body = Record<string, unknown>;

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const MORE_TO_COME = 2;
/** Bytes before the document; of an OP_QUERY they depend on the length of its namespace. */
const OP_MSG_PREFIX = HEADER_BYTES + 5;
const OP_REPLY_PREFIX = HEADER_BYTES + 20;

/** Collects the bytes of one connection and passes on each complete message. */
export function collectMessages(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let waiting = Buffer.alloc(0);
  return (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= HEADER_BYTES && waiting.length >= waiting.readInt32LE(0)) {
      const length = waiting.readInt32LE(0);
      onMessage(waiting.subarray(0, length));
      waiting = waiting.subarray(length);
    }
  };
}

/** Without its document sequences. */
export function bodyOf(message: Buffer): Body {
  const at = bodyStart(message);
  return BSON.deserialize(message.subarray(at, at + message.readInt32LE(at)), {
    promoteValues: false,
    promoteBuffers: false,
    bsonRegExp: true,
  });
}

export function withBody(message: Buffer, body: Body): Buffer {
  const at = bodyStart(message);
  const rest = message.subarray(at + message.readInt32LE(at));
  const changed = Buffer.concat([message.subarray(0, at), BSON.serialize(body), rest]);
  changed.writeInt32LE(changed.length, 0);
  return changed;
}

/** Creates a reply to a `request` that the server never received. */
export function replyTo(request: Buffer, body: Body): Buffer {
  const empty = Buffer.alloc(OP_MSG_PREFIX + 5);
  empty.writeInt32LE(request.readInt32LE(4), 8);
  empty.writeInt32LE(2013, 12);
  empty.writeInt32LE(5, OP_MSG_PREFIX);
  return withBody(empty, body);
}

export const wantsReply = (message: Buffer): boolean =>
  message.readInt32LE(12) === OP_QUERY || (message.readUInt32LE(HEADER_BYTES) & MORE_TO_COME) === 0;

function bodyStart(message: Buffer): number {
  const opcode = message.readInt32LE(12);
  if (opcode === OP_REPLY) return OP_REPLY_PREFIX;
  if (opcode === OP_QUERY) return message.indexOf(0, HEADER_BYTES + 4) + 9;
  return OP_MSG_PREFIX;
}
