import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let project: string;
const put = (file: string, content: string | object) =>
  writeFileSync(
    join(project, file),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  );
const textOf = (file: string) => readFileSync(join(project, file), 'utf8');
const has = (file: string) => existsSync(join(project, 'node_modules', file));

const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd });

/** Packs a package, as a registry would deliver it. */
function pack(name: string, version: string): string {
  const file = `packed/${name}-${version}.tgz`;
  if (existsSync(join(project, file))) return `file:${file}`;
  mkdirSync(join(project, 'packed/package'), { recursive: true });
  put('packed/package/package.json', { name, version });
  execFileSync('tar', ['-czf', file, '-C', 'packed', 'package'], { cwd: project });
  return `file:${file}`;
}

/** Makes the shop need a package and its tests another one, locked elsewhere, as after `git pull`. */
function lock(versions: { runner: string; tester: string }) {
  const [runner, tester] = [pack('runner', versions.runner), pack('tester', versions.tester)];
  put('package.json', { name: 'a-shop', dependencies: { runner }, devDependencies: { tester } });
  const elsewhere = join(project, 'elsewhere');
  mkdirSync(elsewhere);
  for (const file of ['packed', 'package.json']) {
    cpSync(join(project, file), join(elsewhere, file), { recursive: true });
  }
  npm(elsewhere, 'install', '--package-lock-only');
  renameSync(join(elsewhere, 'package-lock.json'), join(project, 'package-lock.json'));
  rmSync(elsewhere, { recursive: true });
}

/** Runs what `npm start` (or, with tests, `npm test`) begins with; npm reaches no registry. */
function install({ withTests = false } = {}) {
  const script = `import(${JSON.stringify(join(project, 'backend/scripts/install.mjs'))})
    .then(({ ensureInstalled }) => ensureInstalled({ withTests: ${withTests} }))`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--eval', script], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: project, npm_config_registry: 'http://127.0.0.1:9' },
  });
  return { status, output: stdout + stderr };
}
const DONE_NOTHING = { status: 0, output: '' };

// A project with the real scripts and npm.
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'install-'));
  cpSync(import.meta.dirname, join(project, 'backend/scripts'), { recursive: true });
  lock({ runner: '1.0.0', tester: '1.0.0' });
});
afterEach(() => rmSync(project, { recursive: true }));

describe('in a fresh clone', () => {
  it('starting installs what the shop needs, once', () => {
    expect(install()).toMatchObject({ status: 0, output: expect.stringContaining('Installing') });
    expect([has('runner'), has('tester')]).toEqual([true, false]);
    expect(install()).toEqual(DONE_NOTHING);
  });

  it('testing installs everything, once', () => {
    expect(install({ withTests: true }).status).toBe(0);
    expect([has('runner'), has('tester')]).toEqual([true, true]);
    expect(install({ withTests: true })).toEqual(DONE_NOTHING);
    expect(install()).toEqual(DONE_NOTHING);
  });
});

describe('after a start', () => {
  beforeEach(() => {
    install();
    // Something that a new installation would remove.
    put('node_modules/runner/used-by-a-running-shop', '');
  });

  it('testing adds the rest, keeps what is there, and does not touch the lock file', () => {
    const before = textOf('package-lock.json');
    expect(install({ withTests: true })).toMatchObject({
      status: 0,
      output: expect.stringContaining('Installing'),
    });
    expect([has('runner/used-by-a-running-shop'), has('tester')]).toEqual([true, true]);
    expect(textOf('package-lock.json')).toBe(before);
    expect(install({ withTests: true })).toEqual(DONE_NOTHING);
  });

  it('what npm was killed over is installed anew', () => {
    put('node_modules/.book-store-changing', '');
    put('node_modules/runner/package.json', { name: 'runner', version: '1.0.0', half: true });
    expect(install().status).toBe(0);
    expect(textOf('node_modules/runner/package.json')).not.toContain('half');
    expect(install()).toEqual(DONE_NOTHING);
  });

  it('the shop still starts if the rest cannot be added', () => {
    const tarball = join(project, 'packed/tester-1.0.0.tgz');
    renameSync(tarball, `${tarball}.away`);
    const failed = install({ withTests: true });
    expect(failed.status).toBe(1);
    expect(failed.output).toContain('The packages could not be installed.');
    expect(install()).toEqual(DONE_NOTHING);
    expect(has('runner/used-by-a-running-shop')).toBe(true);
    renameSync(`${tarball}.away`, tarball);
    expect(install({ withTests: true }).status).toBe(0);
  });
});

describe('after the lock file changed', () => {
  it('starting renews what the shop needs, and keeps the tests where they were', () => {
    install();
    lock({ runner: '1.0.1', tester: '1.0.0' });
    expect(install().status).toBe(0);
    expect(textOf('node_modules/runner/package.json')).toContain('1.0.1');
    expect(has('tester')).toBe(false);
    install({ withTests: true });
    lock({ runner: '1.0.2', tester: '1.0.0' });
    expect(install().status).toBe(0);
    expect(has('tester')).toBe(true);
  });

  it('starting needs nothing for a change of the tests, and testing renews them', () => {
    install({ withTests: true });
    lock({ runner: '1.0.0', tester: '1.0.1' });
    expect(install()).toEqual(DONE_NOTHING);
    expect(install({ withTests: true }).status).toBe(0);
    expect(textOf('node_modules/tester/package.json')).toContain('1.0.1');
  });
});

it('installs a package whose folder somebody deleted', () => {
  install();
  rmSync(join(project, 'node_modules/runner'), { recursive: true });
  expect(install().status).toBe(0);
  expect(has('runner')).toBe(true);
});

it('accepts packages that were installed by hand', () => {
  npm(project, 'ci', '--omit=dev');
  expect(install()).toEqual(DONE_NOTHING);
  npm(project, 'ci');
  expect(install({ withTests: true })).toEqual(DONE_NOTHING);
});
