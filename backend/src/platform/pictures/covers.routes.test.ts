import sharp from 'sharp';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { asAdmin, asCustomer } from '../../testing/app/sign-in.ts';
import { useTestApp } from '../../testing/app/start-test-app.ts';
import { PictureFile } from './covers.model.ts';
import { aPicture } from './pictures.builder.ts';

const app = useTestApp();
afterEach(() => {
  app.clock.now = undefined;
});

async function upload(
  bytes: Buffer,
  { type = 'image/png', as }: { type?: string; as?: string } = {},
) {
  return app
    .http()
    .post('/api/admin/covers')
    .set('Authorization', as ?? (await asAdmin()))
    .set('Content-Type', type)
    .send(bytes);
}
const fetchFile = (width: number | string, file: string) =>
  app.http().get(`/covers/${width}/${file}`);
const asAvif = (file: string) => file.replace('.webp', '.avif');
async function stored(width: number, file: string) {
  const reply = await fetchFile(width, file);
  expect(reply.status).toBe(200);
  return sharp(reply.body).metadata();
}

describe('POST /api/admin/covers', () => {
  it('stores the picture as WebP and AVIF in every width that the pages use', async () => {
    const reply = await upload(await aPicture({ width: 1000, height: 1500 }));
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      fileName: expect.stringMatching(/^u-[0-9a-f]{32}\.webp$/),
      tint: expect.stringMatching(/^#[0-9a-f]{6}$/),
      width: 720,
      height: 1080,
    });
    for (const width of [120, 240, 480, 720]) {
      const webp = await stored(width, reply.body.fileName);
      const avif = await stored(width, asAvif(reply.body.fileName));
      expect([webp.format, webp.width, webp.height]).toEqual(['webp', width, width * 1.5]);
      expect([avif.compression, avif.width, avif.height]).toEqual(['av1', width, width * 1.5]);
    }
  });

  it('comes as JPEG too, for mail programs', async () => {
    const { body } = await upload(await aPicture({ format: 'png' }));
    const asJpeg = (file: string) => file.replace('.webp', '.jpeg');
    const jpeg = await stored(120, asJpeg(body.fileName));
    expect([jpeg.format, jpeg.width]).toEqual(['jpeg', 120]);
    const { headers } = await fetchFile(120, asJpeg(body.fileName));
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    for (const file of [asJpeg(`u-${'0'.repeat(32)}.webp`), '..%2F..%2Fpackage.jpeg', '.jpeg']) {
      expect((await fetchFile(120, file)).status).toBe(404);
    }
    expect((await fetchFile(121, asJpeg(body.fileName))).status).toBe(404);
  });

  it('never enlarges: larger widths get the small picture', async () => {
    const { body } = await upload(await aPicture({ width: 300, height: 450 }));
    expect([body.width, body.height]).toEqual([300, 450]);
    const widths = [120, 240, 480, 720].map(
      async (width) => (await stored(width, body.fileName)).width,
    );
    expect(await Promise.all(widths)).toEqual([120, 240, 300, 300]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s', async (format) => {
    const reply = await upload(await aPicture({ format }), { type: `image/${format}` });
    expect(reply.status).toBe(201);
  });

  it('gives the same file the same name, and another file a different one', async () => {
    const picture = await aPicture();
    const [first, again] = [await upload(picture), await upload(picture)];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await upload(await aPicture())).body.fileName).not.toBe(first.body.fileName);
  });

  it('stores one picture for four concurrent uploads of the same file', async () => {
    const picture = await aPicture({ width: 300, height: 400 });
    const as = await asAdmin();
    const replies = await Promise.all([1, 2, 3, 4].map(() => upload(picture, { as })));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.fileName)).size).toBe(1);
  });

  it('rotates a photo upright and removes its location', async () => {
    const photograph = await sharp(await aPicture({ width: 600, height: 400 }))
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(photograph, { type: 'image/jpeg' });
    expect([body.width, body.height]).toEqual([400, 600]);
    const { exif, xmp, icc, orientation } = await stored(480, body.fileName);
    expect({ exif, xmp, icc, orientation }).toEqual({});
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) => aPicture({ background })),
    );
    const film = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { body } = await upload(film, { type: 'image/webp' });
    expect([body.width, body.height]).toEqual([120, 180]);
    expect((await stored(480, body.fileName)).pages ?? 1).toBe(1);
    expect(body.tint).toMatch(/^#[0-9a-f]{2}0{4}$/);
  });

  it('returns a tint of the picture that white text is readable on', async () => {
    const [dark, light] = [
      await upload(await aPicture({ background: '#0a1e3c' })),
      await upload(await aPicture({ background: '#ffeecc' })),
    ];
    expect(dark.body.tint).toBe('#0a1e3c');
    expect(Number.parseInt(light.body.tint.slice(1, 3), 16)).toBeLessThan(0x80);
  });

  const refusal = async (bytes: Buffer, type?: string) => {
    const { status, body } = await upload(bytes, type ? { type } : {});
    return { status, code: body.code, detail: body.detail };
  };

  it.each([
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('rejects %s sent as a PNG', async (_what, bytes) => {
    expect(await refusal(bytes)).toEqual({
      status: 400,
      code: 'bad-request',
      detail: 'This file is not a JPEG, PNG, WebP or AVIF picture.',
    });
  });

  it.each(['gif', 'tiff'] as const)('rejects a %s sent as a PNG', async (format) => {
    expect((await refusal(await aPicture({ format }))).status).toBe(400);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('rejects a truncated %s', async (format) => {
    const whole = await aPicture({ format });
    expect(await refusal(whole.subarray(0, whole.length - 20), `image/${format}`)).toEqual({
      status: 400,
      code: 'bad-request',
      detail: 'This picture is damaged or incomplete.',
    });
  });

  it('rejects a small file with more than 50 million pixels', async () => {
    const bomb = await aPicture({ width: 10_000, height: 5001 });
    expect(bomb.length).toBeLessThan(1_000_000);
    const { status, detail } = await refusal(bomb);
    expect([status, detail]).toEqual([
      400,
      'This picture has more than 50 million pixels. Please make it smaller.',
    ]);
  });

  it('rejects a file over 12 MB', async () => {
    const { status, code, detail } = await refusal(Buffer.alloc(12 * 1024 * 1024 + 1));
    expect([status, code]).toEqual([413, 'too-large']);
    expect(detail).toContain('12 MB');
  });

  it.each(['text/html', 'image/svg+xml', 'image/gif', 'application/json', 'multipart/form-data'])(
    'refuses a body of type %s',
    async (type) => {
      const { status, code } = await refusal(Buffer.from('{}'), type);
      expect([status, code]).toEqual([415, 'unsupported-media-type']);
    },
  );

  it('authenticates before it reads the body', async () => {
    const tooMuch = Buffer.alloc(13 * 1024 * 1024);
    expect((await upload(tooMuch, { as: '' })).status).toBe(401);
    expect((await upload(tooMuch, { as: asCustomer('ada') })).status).toBe(403);
  });

  it('accepts 30 files a minute from one admin', async () => {
    // The minute goes by the real clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    app.clock.now = new Date();
    const [busy, other] = [await asAdmin(), await asAdmin()];
    const empty = Buffer.alloc(0);
    for (let sent = 0; sent < 30; sent += 1) {
      expect((await upload(empty, { as: busy })).status).toBe(400);
    }
    const refused = await upload(empty, { as: busy });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload(empty, { as: other })).status).toBe(400);
  });
});

describe('GET /covers/:width/:file', () => {
  const anUpload = async (size = {}) =>
    (await upload(await aPicture(size))).body.fileName as string;

  it('may be cached forever, because the picture with a given name never changes', async () => {
    const { headers } = await fetchFile(240, await anUpload());
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('sends AVIF at an address of its own, WebP where a picture has no AVIF', async () => {
    const [file, old] = [await anUpload(), await anUpload()];
    await PictureFile.deleteMany({ _id: { $regex: `${asAvif(old)}$` } });
    const [avif, webp] = [await fetchFile(240, asAvif(file)), await fetchFile(240, asAvif(old))];
    expect([avif.status, avif.headers['content-type']]).toEqual([200, 'image/avif']);
    expect([webp.status, webp.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(webp.body).toEqual((await fetchFile(240, old)).body);
  });

  it('replies 304 to a browser that has it cached', async () => {
    const file = await anUpload({ width: 300, height: 450 });
    const { headers } = await fetchFile(240, file);
    const again = await fetchFile(240, file).set('If-None-Match', String(headers.etag));
    expect([again.status, again.body]).toEqual([304, {}]);
    for (const other of [fetchFile(480, file), fetchFile(240, asAvif(file))]) {
      expect((await other.set('If-None-Match', String(headers.etag))).status).toBe(200);
    }
  });

  it('replies 404 for any other width or name', async () => {
    const file = await anUpload();
    for (const path of [
      `100/${file}`,
      `0240/${file}`,
      `240/x${file}`,
      `240/${file}.png`,
      '240/u-0.webp',
    ]) {
      const reply = await app.http().get(`/covers/${path}`);
      expect([path, reply.status, reply.body.code]).toEqual([path, 404, 'not-found']);
    }
  });
});

describe('an uploaded picture', () => {
  it('becomes the cover of a book, with its tint', async () => {
    const as = await asAdmin();
    const { fileName, tint } = (await upload(await aPicture(), { as })).body;
    const book = {
      title: 'Illustrated',
      description: 'With a cover of its own.',
      category: 'fiction',
      newPrice: 10,
      oldPrice: 10,
    };
    const create = app.http().post('/api/books/create-book').set('Authorization', as);
    const { body } = await create.send({ ...book, coverImage: fileName });
    expect(body).toMatchObject({ coverImage: fileName, coverTint: tint });
  });

  it("becomes an admin's picture until it is removed", async () => {
    const as = await asAdmin();
    const { fileName } = (await upload(await aPicture(), { as })).body;
    const edit = (picture: string) =>
      app.http().patch('/api/admin/profile').set('Authorization', as).send({ picture });
    expect((await edit(fileName)).body.picture).toBe(fileName);
    expect((await edit('')).body).not.toHaveProperty('picture');
  });
});
