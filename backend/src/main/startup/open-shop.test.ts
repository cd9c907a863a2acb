import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOfStart } from './failure-of-start.fixtures.ts';

let dir: string;
const dataDir = () => path.join(dir, 'data');
const failureOf = (env: Record<string, string>) => failureOfStart({ DATA_DIR: dataDir(), ...env });

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'book-store-start-'));
  mkdirSync(dataDir());
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a start that cannot succeed', () => {
  it('says that HOST is not an address of this machine', async () => {
    const failure = await failureOf({ HOST: '192.0.2.1' });
    expect(failure).toContain('HOST: 192.0.2.1 is not an address of this machine');
  });

  it('says that the data folder is not writable', async () => {
    const file = path.join(dir, 'a-file');
    writeFileSync(file, '');
    expect(await failureOf({ DATA_DIR: path.join(file, 'data') })).toContain('cannot be written');
  });

  it('names the secrets file that is empty, and what to do', async () => {
    const secrets = path.join(dataDir(), 'secrets.json');
    writeFileSync(secrets, '');
    const failure = await failureOf({});
    expect(failure).toContain(`${secrets} is empty or damaged.`);
    expect(failure).toContain('delete it and start again');
  });

  it('lists everything that production needs', async () => {
    expect(await failureOf({ NODE_ENV: 'production', PORT: 'http' })).toContain('PORT');
    const failure = await failureOf({ NODE_ENV: 'production' });
    for (const name of ['JWT_SECRET', 'ADMIN_USERNAME', 'ADMIN_PASSWORD']) {
      expect(failure).toContain(name);
    }
  });

  it('says that the given MongoDB is not responding, without printing its password', async () => {
    const failure = await failureOf({ MONGODB_URI: 'mongodb://owner:hunter2@127.0.0.1:9/shop' });
    expect(failure).toContain('MONGODB_URI');
    expect(failure).not.toContain('hunter2');
  });
});
