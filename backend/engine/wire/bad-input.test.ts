import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BSON, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngine } from '../index.ts';
import { crc32c } from './crc32c.ts';

let dataDir: string;
let engine: Awaited<ReturnType<typeof startEngine>>;
let client: MongoClient;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-input-'));
  engine = await startEngine({ dataDir, inProcess: true, durable: false });
  client = await new MongoClient(engine.uri).connect();
});
afterAll(async () => {
  await client.close();
  await engine.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const socketPath = () => decodeURIComponent(new URL(engine.uri).host);

/** Sends raw bytes; what came back, or 'closed'. */
function send(bytes: Buffer): Promise<Document | 'closed'> {
  return new Promise((resolve) => {
    const socket: Socket = connect(socketPath(), () => socket.write(bytes));
    let received = Buffer.alloc(0);
    socket.on('error', () => resolve('closed'));
    socket.on('close', () => resolve('closed'));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (received.length < 16 || received.length < received.readInt32LE(0)) return;
      resolve(BSON.deserialize(received.subarray(received.readInt32LE(12) === 1 ? 36 : 21)));
      socket.destroy();
    });
  });
}

function message(sections: Buffer, { opcode = 2013, flags = 0, length = 0 } = {}): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32LE(length || 20 + sections.length, 0);
  head.writeInt32LE(7, 4);
  head.writeInt32LE(opcode, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, sections]);
}
const body = (document: Document | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0]),
    Buffer.isBuffer(document) ? document : BSON.serialize(document),
  ]);
const ping = { ping: 1, $db: 'shop' };

/** A ping that ends with a checksum. */
function withChecksum(change: (right: number) => number): Buffer {
  const bytes = message(Buffer.concat([body(ping), Buffer.alloc(4)]), { flags: 1 });
  const end = bytes.length - 4;
  bytes.writeUInt32LE(change(crc32c(bytes.subarray(0, end))) >>> 0, end);
  return bytes;
}

/** BSON of an insert whose document is `levels` deep. */
function nested(levels: number): Buffer {
  let document: Document = { leaf: 1 };
  for (let i = 0; i < levels; i++) document = { a: document };
  return Buffer.from(BSON.serialize({ insert: 'deep', documents: [document], $db: 'shop' }));
}

/** An insert with one byte of its text replaced. */
function withByte(byte: number): Buffer {
  const bytes = Buffer.from(
    BSON.serialize({ insert: 'x', documents: [{ text: 'ABCDEF' }], $db: 'shop' }),
  );
  bytes[bytes.indexOf('ABCDEF') + 2] = byte;
  return bytes;
}

/** A command in which the field `second` has the name of the field `first`: one that stands there twice. */
function withFieldTwice(command: Document, first: string, second: string): Buffer {
  const bytes = Buffer.from(BSON.serialize({ ...command, $db: 'shop' }));
  const at = bytes.indexOf(`${second}\0`);
  bytes.write(first, at);
  return bytes;
}

it('takes a message with its checksum', async () => {
  await expect(send(withChecksum((right) => right))).resolves.toMatchObject({ ok: 1 });
});

describe('bad input on the socket', () => {
  it.each<[string, () => Buffer]>([
    ['rubbish', () => Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
    ['a length below a header', () => message(body(ping), { length: 5 })],
    ['a negative length', () => message(body(ping), { length: -1 })],
    ['a length above 48 MB', () => message(body(ping), { length: 48_000_001 })],
  ])('closes the connection on %s', async (_what, bytes) => {
    await expect(send(bytes())).resolves.toBe('closed');
  });

  it.each<[string, () => Buffer]>([
    ['an unknown opcode', () => message(body(ping), { opcode: 2001 })],
    ['an unknown required flag', () => message(body(ping), { flags: 8 })],
    ['no section', () => message(Buffer.alloc(0))],
    ['an unknown section', () => message(Buffer.from([9, 1, 2, 3]))],
    ['a wrong checksum', () => withChecksum((right) => right ^ 1)],
    ['two bodies', () => message(Buffer.concat([body(ping), body(ping)]))],
    [
      'a document that claims more bytes than there are',
      () => message(body(Buffer.from([200, 0, 0, 0, 0]))),
    ],
    [
      'a document that claims a negative length',
      () => message(body(Buffer.from([255, 255, 255, 255, 0]))),
    ],
    ['a document without an end', () => message(body(Buffer.from([6, 0, 0, 0, 8, 65])))],
    [
      'a string that claims more than its document holds',
      () => message(body(Buffer.from([15, 0, 0, 0, 2, 65, 0, 99, 0, 0, 0, 65, 66, 0, 0]))),
    ],
    [
      'a sequence that runs past the end',
      () => message(Buffer.concat([body(ping), Buffer.from([1, 250, 0, 0, 0, 65, 0])])),
    ],
    [
      'a sequence of the same name as a field',
      () =>
        message(
          Buffer.concat([
            body(ping),
            Buffer.from([1, 10, 0, 0, 0]),
            Buffer.from('ping\0'),
            Buffer.from([0]),
          ]),
        ),
    ],
    ['text that is not UTF-8', () => message(body(withByte(0xff)))],
    ['a nesting of 200 levels', () => message(body(nested(200)))],
    ['an unknown type', () => message(body(Buffer.from([9, 0, 0, 0, 77, 65, 0, 1, 0])))],
  ])('replies with an error to %s', async (_what, bytes) => {
    await expect(send(bytes())).resolves.toMatchObject({
      ok: 0,
      code: expect.any(Number),
      errmsg: expect.any(String),
    });
  });

  const sort = { v: 1, w: -1 };
  const sorting = { aggregate: 'c', pipeline: [{ $sort: sort }], cursor: {} };
  it.each<[string, Document, number]>([
    ['the sort of find', { find: 'c', sort }, 7472500],
    ['the sort of findAndModify', { findAndModify: 'c', sort, remove: true }, 7472500],
    ['$sort', sorting, 7472500],
    ['a filter', { find: 'c', filter: { v: 1, w: 2 } }, 238],
    ['an update', { update: 'c', updates: [{ q: {}, u: { $set: { v: 1, w: 2 } } }] }, 238],
    ['a new document', { insert: 'c', documents: [{ v: 1, w: 2 }] }, 238],
  ])('refuses a field that stands twice in %s', async (_where, command, code) => {
    const twice = message(body(withFieldTwice(command, 'v', 'w')));
    await expect(send(twice)).resolves.toMatchObject({ ok: 0, code });
  });

  it('stores and gives back a nesting of 100 levels', async () => {
    await expect(send(message(body(nested(100))))).resolves.toMatchObject({ ok: 1, n: 1 });
    let depth = 0;
    for (let value = await client.db().collection('deep').findOne({}); value?.a; value = value.a)
      depth++;
    expect(depth).toBe(100);
  });

  it('keeps serving after any of it', async () => {
    for (let i = 0; i < 200; i++) {
      const bytes = message(body(ping));
      for (let n = 0; n < 3; n++)
        bytes[16 + ((i * 7 + n * 13) % (bytes.length - 16))] = (i * 31 + n * 101) & 255;
      const socket = connect(socketPath(), () => socket.end(bytes));
      socket.on('error', () => {});
    }
    await expect(client.db().command({ ping: 1 })).resolves.toMatchObject({ ok: 1 });
  });

  it('takes a message in pieces, and several at once', async () => {
    const bytes = message(body(ping));
    const replies = await new Promise<number>((resolve) => {
      let received = 0;
      const socket = connect(socketPath(), async () => {
        for (const byte of bytes) {
          socket.write(Buffer.from([byte]));
          await new Promise(setImmediate);
        }
        socket.write(Buffer.concat([bytes, bytes]));
      });
      socket.on('data', (chunk) => {
        received += chunk.length;
        if (received >= 3 * 38) {
          socket.destroy();
          resolve(received / 38);
        }
      });
    });
    expect(replies).toBe(3);
  });

  it('is not upset by 1,000 connections that open and drop', async () => {
    const round = async () => {
      for (let i = 0; i < 10; i++)
        await Promise.all(
          Array.from(
            { length: 100 },
            () =>
              new Promise<void>((resolve) => {
                const socket = connect(socketPath(), () => {
                  socket.write(message(body(ping)).subarray(0, i * 5));
                  socket.destroy();
                });
                socket.on('error', () => {});
                socket.on('close', () => resolve());
              }),
          ),
        );
    };
    await round();
    const status = () => client.db('admin').command({ serverStatus: 1 });
    const before = (await status()).mem.heapUsed;
    await round();
    await expect.poll(async () => (await status()).connections.current).toBeLessThan(20);
    expect((await status()).mem.heapUsed).toBeLessThan(before * 1.5 + 32);
  });
});

describe('awkward documents', () => {
  it('refuses one above 16 MB and takes the next', async () => {
    const collection = client.db().collection<Document>('big');
    await collection.insertOne({ _id: 1 as never, text: 'x'.repeat(9_000_000) });
    const twice = collection.updateOne({ _id: 1 as never }, [
      { $set: { more: ['$text', '$text'] } },
    ]);
    await expect(twice).rejects.toMatchObject({ code: 10334 });
    await expect(collection.insertOne({ _id: 2 as never })).resolves.toMatchObject({
      acknowledged: true,
    });
  });

  it('sends results of more than 16 MB in several batches', async () => {
    const collection = client.db().collection('large');
    await collection.insertMany(Array.from({ length: 5 }, () => ({ text: 'x'.repeat(7_000_000) })));
    expect((await collection.find().toArray()).map((document) => document.text.length)).toEqual(
      Array(5).fill(7_000_000),
    );
  });

  it('keeps __proto__ and constructor as ordinary fields', async () => {
    const collection = client.db().collection('names');
    const document = JSON.parse('{"__proto__":{"admin":true},"constructor":1,"toString":"x"}');
    await collection.insertOne(document);
    await collection.updateOne(
      { constructor: 1 },
      { $set: { '__proto__.more': 2, hasOwnProperty: 3 } },
    );
    const raw = await collection.findOne(
      { '__proto__.admin': true },
      { raw: true, projection: { _id: 0 } },
    );
    const names = Object.getOwnPropertyNames(BSON.deserialize(raw as unknown as Buffer));
    expect(names.sort()).toEqual(['__proto__', 'constructor', 'hasOwnProperty', 'toString']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(await collection.countDocuments({ valueOf: { $exists: true } })).toBe(0);
  });

  it('keeps names that are numbers where they are', async () => {
    const collection = client.db().collection('numbers');
    const fields = new Map<string, number>([
      ['b', 1],
      ['2', 2],
      ['a', 3],
      ['1', 4],
      ['01', 5],
    ]);
    await collection.insertOne(fields as unknown as Document);
    await collection.updateOne({}, { $inc: { '2': 10 } });
    const raw = (await collection.findOne(
      { '2': 12 },
      { raw: true, projection: { _id: 0 } },
    )) as unknown as Buffer;
    expect(
      [...BSON.onDemand.parseToElements(raw)].map((element) =>
        Buffer.from(raw).toString('utf8', element[1], element[1] + element[2]),
      ),
    ).toEqual(['b', '2', 'a', '1', '01']);
  });
});
