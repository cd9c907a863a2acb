import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { UPLOAD_MAX_BYTES } from '@book-store/contract/uploads';
import { describe, expect, it } from 'vitest';
import { redirectsTo, sends, useFarServer } from './far-server.builder.ts';
import { type FetchPicture, pictureFetcher } from './fetch-picture.ts';
import { aPicture } from './pictures.builder.ts';
import { isPublicAddress } from './public-address.ts';

const far = useFarServer();
const ADDRESS = 'https://pictures.example/cover.png';

const problemOf = (fetching: ReturnType<FetchPicture>) =>
  fetching.then(
    () => 'fetched',
    ({ problem, ...error }) => problem ?? error,
  );

describe('the picture of an address', () => {
  it('is fetched by https, also where the address says http', async () => {
    const picture = await aPicture();
    far.answers.set('/cover.png?size=2', sends(picture));
    const fetchPicture = far.door();
    expect(await fetchPicture('https://pictures.example/cover.png?size=2#top')).toEqual(picture);
    expect(await fetchPicture('http://www.pictures.example/cover.png?size=2')).toEqual(picture);
    expect(far.asked).toEqual([
      'pictures.example/cover.png?size=2',
      'www.pictures.example/cover.png?size=2',
    ]);
  });

  it('is fetched after three redirects, and not after four', async () => {
    for (const at of [4, 3, 2]) far.answers.set(`/${at}`, redirectsTo(`/${at - 1}`));
    far.answers.set('/1', redirectsTo('//other.pictures.example/cover.png'));
    far.answers.set('/cover.png', sends('a picture'));
    expect(String(await far.door()('https://pictures.example/3'))).toBe('a picture');
    expect(await problemOf(far.door()('https://pictures.example/4'))).toBe('too-many-redirects');
  });

  it.each([
    ['is unknown there', 404, 'not-found'],
    ['has gone', 410, 'not-found'],
    ['is not for everybody', 403, 'refused'],
    ['is refused for now', 429, 'server-error'],
    ['makes the other server fail', 503, 'server-error'],
    ['is a redirect to nowhere', 302, 'refused'],
    ['is empty', 204, 'refused'],
  ])('is not fetched if it %s', async (_what, status, problem) => {
    far.answers.set('/cover.png', (_req, res) => void res.writeHead(status).end());
    expect(await problemOf(far.door()(ADDRESS))).toBe(problem);
  });

  it.each([
    ['a redirect inward', 'https://10.0.0.1/cover.png', 'not-public'],
    ['a redirect to this machine', 'https://localhost:9/cover.png', 'address'],
    ['a redirect to a port', 'https://pictures.example:8443/', 'address'],
    ['a redirect to a file', 'file:///etc/passwd', 'address'],
  ])('does not follow %s', async (_what, location, problem) => {
    far.answers.set('/cover.png', redirectsTo(location));
    expect(await problemOf(far.door()(ADDRESS))).toBe(problem);
    expect(far.asked).toHaveLength(1);
  });

  it.each([
    ['no address', 'cover.png'],
    ['another scheme', 'ftp://pictures.example/cover.png'],
    ['data', 'data:image/png;base64,AAAA'],
    ['a port', 'https://pictures.example:8443/cover.png'],
    ['a user', 'https://user@pictures.example/cover.png'],
    ['a password', 'https://user:password@pictures.example/cover.png'],
    ['no host', 'https:///'],
    ['no valid host', 'https://pictures example/'],
  ])('is not asked for with %s', async (_what, address) => {
    expect(await problemOf(far.door()(address))).toBe('address');
    expect(far.asked).toEqual([]);
  });
});

describe('what leads into a private network', () => {
  it.each([
    '127.0.0.1',
    '[::1]',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    // The same addresses, written otherwise.
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[ff02::1]',
    '[fec0::1]',
    '[2001:db8::1]',
    '[3fff:fff:ffff::1]',
    'localhost',
    'pictures.localhost',
  ])('is refused at %s', async (host) => {
    const problem = await problemOf(pictureFetcher()(`https://${host}/cover.png`));
    expect(['not-public', 'unknown-host']).toContain(problem);
    if (!/localhost/.test(host)) expect(problem).toBe('not-public');
  });

  it('is refused behind a name', async () => {
    const inside = pictureFetcher({ resolve: async () => ['10.0.0.1', 'fd00::1'] });
    expect(await problemOf(inside(ADDRESS))).toBe('not-public');
  });

  it('is left out where a name leads to both', async () => {
    far.answers.set('/cover.png', sends('a picture'));
    const resolve = async () => ['10.0.0.1', '127.0.0.1'];
    expect(String(await far.door({ resolve })(ADDRESS))).toBe('a picture');
  });

  it('is refused if a name changes between two connections', async () => {
    const found = [['127.0.0.1'], ['10.0.0.1']];
    far.answers.set('/cover.png', redirectsTo('/again.png'));
    const resolve = async () => found.shift() ?? [];
    expect(await problemOf(far.door({ resolve })(ADDRESS))).toBe('not-public');
    expect(far.asked).toEqual(['pictures.example/cover.png']);
  });

  it('is never looked up a second time for the same connection', async () => {
    far.answers.set('/cover.png', sends('a picture'));
    const found = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = async () => found.shift() ?? [];
    expect(String(await far.door({ resolve })(ADDRESS))).toBe('a picture');
    expect(found).toEqual([['10.0.0.1']]);
  });

  it('is asked for nothing if the connection stands elsewhere', async () => {
    far.answers.set('/cover.png', sends('a secret'));
    const checked: string[] = [];
    const isAllowed = (address: string) => checked.push(address) === 1;
    expect(await problemOf(far.door({ isAllowed })(ADDRESS))).toBe('not-public');
    expect(checked).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(far.asked).toEqual([]);
  });

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('is not at %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('a hostile server', () => {
  const endless = (res: ServerResponse) => {
    while (!res.destroyed && res.write(Buffer.alloc(65_536)));
    if (!res.destroyed) res.once('drain', () => endless(res));
  };

  it('cannot send more than an upload has', async () => {
    far.answers.set('/cover.png', (_req, res) => endless(res));
    expect(await problemOf(far.door({ timeoutMs: 60_000 })(ADDRESS))).toBe('too-large');
    far.answers.set('/cover.png', sends(Buffer.alloc(UPLOAD_MAX_BYTES)));
    expect(await far.door({ timeoutMs: 60_000 })(ADDRESS)).toHaveLength(UPLOAD_MAX_BYTES);
  });

  it.each([
    ['never answers', () => {}],
    ['never ends', (res: ServerResponse) => void res.writeHead(200).write('a')],
    [
      'drips',
      (res: ServerResponse) => {
        const drops = setInterval(() => res.write('a'), 10);
        res.once('close', () => clearInterval(drops));
      },
    ],
  ])('has little time if it %s', async (_what, answer) => {
    far.answers.set('/cover.png', (_req, res) => answer(res));
    expect(await problemOf(far.door({ timeoutMs: 200 })(ADDRESS))).toBe('timeout');
  });

  it('has little time for all redirects together, and for its name', async () => {
    for (const at of [1, 2, 3])
      far.answers.set(`/${at}`, (_req, res) => {
        setTimeout(() => res.writeHead(302, { Location: `/${at + 1}` }).end(), 150);
      });
    const slow = far.door({ timeoutMs: 350 });
    expect(await problemOf(slow('https://pictures.example/1'))).toBe('timeout');
    const resolve = (_host: string, signal: AbortSignal) =>
      new Promise<string[]>((done) => signal.addEventListener('abort', () => done([])));
    expect(await problemOf(far.door({ resolve, timeoutMs: 50 })(ADDRESS))).toBe('timeout');
  });

  it('cannot have a small file unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    far.answers.set('/cover.png', sends(bomb, { 'Content-Encoding': 'gzip' }));
    expect(await far.door()(ADDRESS)).toEqual(bomb);
  });

  it('is not trusted without a valid certificate for its host', async () => {
    far.answers.set('/cover.png', sends('a picture'));
    expect(await problemOf(far.door()('https://another.example/cover.png'))).toBe('insecure');
    expect(far.asked).toEqual([]);
  });

  it('may hang up, or not be there', async () => {
    far.answers.set('/cover.png', (_req, res) => {
      res.writeHead(200, { 'Content-Length': '100' }).write('a');
      res.destroy();
    });
    expect(await problemOf(far.door()(ADDRESS))).toBe('unreachable');
    expect(await problemOf(far.door({ tls: { port: 1 } })(ADDRESS))).toBe('unreachable');
    expect(await problemOf(far.door({ resolve: async () => [] })(ADDRESS))).toBe('unknown-host');
  });

  it('is left when the shop stops', async () => {
    far.answers.set('/cover.png', () => {});
    const stop = new AbortController();
    const fetching = far.door()(ADDRESS, stop.signal);
    stop.abort(new Error('The shop stops.'));
    await expect(fetching).rejects.toThrow('The shop stops.');
  });
});
