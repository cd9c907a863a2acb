import { decodeIncoming, documentLength } from '../bson/decode.ts';
import { encodeDocument, MAX_RESULT_BYTES, tooLarge } from '../bson/encode.ts';
import { type Document, isDocument, toKey, type Value } from '../bson/values.ts';
import { CommandError, ErrorCode, notImplemented } from '../errors.ts';
import { crc32c } from './crc32c.ts';

/** https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/ */
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
export const HEADER_BYTES = 16;
/** The largest reply: one result and what stands around it. */
const MAX_REPLY_BYTES = MAX_RESULT_BYTES + 16 * 1024;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME | (1 << 16);

interface RequestHead {
  id: number;
  /** The client doesn't want a reply. */
  silent: boolean;
  /** An OP_QUERY, which drivers send as their first hello. */
  legacy: boolean;
}

export interface Request extends RequestHead {
  body: Document;
}

const broken = (why: string): CommandError =>
  new CommandError(ErrorCode.InvalidBSON, `Bad message: ${why}`);

/** Returns what the header of a message says, which is enough to reply that the rest is broken. */
export const requestHead = (message: Buffer): RequestHead => ({
  id: message.readInt32LE(4),
  silent: false,
  legacy: message.readInt32LE(12) === OP_QUERY,
});

/** Returns the request of a whole message (with its header). InvalidBSON (22) when it is broken. */
export function parseMessage(message: Buffer): Request {
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return { ...requestHead(message), ...parseMsg(message) };
  if (opcode === OP_QUERY) return { ...requestHead(message), body: parseQuery(message) };
  throw broken(`unknown opcode ${opcode}`);
}

function parseMsg(message: Buffer): { body: Document; silent: boolean } {
  if (message.length < HEADER_BYTES + 4) throw broken('too short');
  const flags = message.readUInt32LE(HEADER_BYTES);
  if ((flags & 0xffff & ~KNOWN_FLAGS) !== 0) throw broken('unknown required flags');
  const hasChecksum = (flags & CHECKSUM_PRESENT) !== 0;
  const end = message.length - (hasChecksum ? 4 : 0);
  if (hasChecksum && crc32c(message.subarray(0, end)) !== message.readUInt32LE(end))
    throw broken('its checksum is wrong');
  let body: Document | undefined;
  const sequences: [string, Value[]][] = [];
  let at = HEADER_BYTES + 4;
  while (at < end) {
    const kind = message[at++];
    if (kind === 0) {
      if (body) throw broken('two bodies');
      ({ document: body, next: at } = readDocument(message, at, end));
    } else if (kind === 1) at = parseSequence(message, at, end, sequences);
    else throw broken(`unknown section kind ${kind}`);
  }
  if (!body) throw broken('no body');
  for (const [name, documents] of sequences) {
    if (toKey(name) in body) throw broken(`the field ${name} twice`);
    body[toKey(name)] = documents;
  }
  return { body, silent: (flags & MORE_TO_COME) !== 0 };
}

function parseSequence(
  message: Buffer,
  start: number,
  end: number,
  sequences: [string, Value[]][],
): number {
  if (start + 4 > end) throw broken('a section that runs past the end');
  const stop = start + message.readInt32LE(start);
  if (stop > end || stop < start + 5) throw broken('a section that runs past the end');
  const nameEnd = message.indexOf(0, start + 4);
  if (nameEnd < 0 || nameEnd >= stop) throw broken('a section without a name');
  const name = message.toString('utf8', start + 4, nameEnd);
  const documents: Value[] = [];
  let at = nameEnd + 1;
  while (at < stop) {
    const { document, next } = readDocument(message, at, stop);
    documents.push(document);
    at = next;
  }
  sequences.push([name, documents]);
  return stop;
}

function parseQuery(message: Buffer): Document {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  const at = nameEnd + 9;
  if (nameEnd < 0 || at > message.length) throw broken('too short');
  const namespace = message.toString('utf8', HEADER_BYTES + 4, nameEnd);
  const { document: query } = readDocument(message, at, message.length);
  if (!namespace.endsWith('.$cmd')) throw broken('OP_QUERY is only for commands');
  query.$db ??= namespace.slice(0, -'.$cmd'.length);
  return query;
}

/** Returns the document at `at` and where it ends. Throws for one that has a field twice. */
function readDocument(
  bytes: Buffer,
  at: number,
  end: number,
): { document: Document; next: number } {
  const length = documentLength(bytes, at, end);
  const { document, hasTwice } = decodeIncoming(bytes.subarray(0, end), at);
  if (hasTwice) throw fieldTwice(document);
  return { document, next: at + length };
}

function fieldTwice({ sort, pipeline }: Document): CommandError {
  const stages = Array.isArray(pipeline) ? pipeline : [];
  const sorts = sort !== undefined || stages.some((one) => isDocument(one) && '$sort' in one);
  return sorts
    ? new CommandError(7472500, 'A sort, or another part of the command, has a field twice')
    : notImplemented('A document that has a field twice');
}

/** Returns the reply to a request, ready to be sent. Throws 10334 when it is larger than a document may be. */
export function buildReply(request: Request, reply: Document, replyId: number): Buffer {
  const extra = request.legacy ? 20 : 5;
  const message = encodeDocument(reply, HEADER_BYTES + extra);
  const bytes = message.length - HEADER_BYTES - extra;
  if (bytes > MAX_REPLY_BYTES) throw tooLarge(bytes);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(replyId, 4);
  message.writeInt32LE(request.id, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  message.fill(0, HEADER_BYTES, HEADER_BYTES + extra);
  if (request.legacy) {
    message.writeInt32LE(8, HEADER_BYTES);
    message.writeInt32LE(1, HEADER_BYTES + 16);
  }
  return message;
}
