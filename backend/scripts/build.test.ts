import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const scripts = import.meta.dirname;
let project: string;

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
};
const json = (value: object) => JSON.stringify(value);
/** Returns the source of a program that logs its call and creates files, in `--outDir` if given. */
const tool = (name: string, ...files: string[]) => `
  const fs = require('node:fs'), path = require('node:path');
  const { argv } = process;
  const after = (option) => argv.includes(option) ? argv[argv.indexOf(option) + 1] : undefined;
  const project = after('-p') ? ' ' + path.dirname(after('-p')) : argv.includes('--ssr') ? ' --ssr' : '';
  fs.appendFileSync(${json([join(project, 'calls')]).slice(1, -1)}, '${name}' + project + '\\n');
  for (const created of ${json(files)}) {
    const file = path.join(after('--outDir') ?? ${json([project]).slice(1, -1)}, created);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'built');
  }
`;
const BACK_END = [
  'tsc backend/contract',
  'tsc backend/covers',
  'tsc backend/engine',
  'tsc backend/search',
  'tsc backend',
];
const FRONT_END = ['vite', 'vite --ssr'];

// A project with the real scripts and fakes of npm, tsc and Vite.
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'launcher-'));
  cpSync(scripts, join(project, 'backend/scripts'), { recursive: true });
  put('package.json', json({ name: 'a-shop' }));
  lock('1.0.0');
  put('backend/src/main/server.ts', '1');
  put('frontend/index.html', '1');
  put('backend/contract/money.ts', '1');
  put('npm.cjs', `${tool('npm')}${installs()}`);
});
afterEach(() => rmSync(project, { recursive: true }));

const lock = (version: string) =>
  put(
    'package-lock.json',
    json({
      packages: { 'node_modules/typescript': { version }, 'node_modules/vite': { version } },
    }),
  );

const installs = () => `
  const put = (name, text) => {
    const file = path.join(${json([project]).slice(1, -1)}, 'node_modules', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  put('.package-lock.json', fs.readFileSync('package-lock.json'));
  put('typescript/package.json', '{"bin":{"tsc":"tsc.cjs"}}');
  put('typescript/tsc.cjs', ${JSON.stringify(tool('tsc', 'money.js', 'covers.js', 'index.js', 'search.js', 'src/main/server.js'))});
  put('vite/package.json', '{"bin":{"vite":"vite.cjs"}}');
  put('vite/vite.cjs', ${JSON.stringify(tool('vite', 'index.html', 'server.js'))});
`;

function build(env: Record<string, string> = {}) {
  const before = calls().length;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'backend/scripts/build.mjs')],
    { encoding: 'utf8', env: { npm_execpath: join(project, 'npm.cjs'), ...env } },
  );
  return { status, output: stdout + stderr, called: calls().slice(before) };
}
const calls = () =>
  existsSync(join(project, 'calls'))
    ? readFileSync(join(project, 'calls'), 'utf8').trim().split('\n')
    : [];

describe('building', () => {
  it('installs and builds a fresh clone, and reports it', () => {
    const { status, called, output } = build();
    expect([status, called]).toEqual([0, ['npm', ...BACK_END, ...FRONT_END]]);
    expect(output).toContain('Installing the packages');
    expect(output).toContain('Building the front end · done');
  });

  it('says on Windows where it runs, and does nothing', () => {
    const asOnWindows = `Object.defineProperty(process,'platform',{value:'win32'})`;
    const preload = `data:text/javascript,${encodeURIComponent(asOnWindows)}`;
    const { status, output, called } = build({ NODE_OPTIONS: `--import=${preload}` });
    expect([status, called]).toEqual([1, []]);
    expect(output.trim()).toMatch(
      /^The shop runs on Linux and macOS\. On Windows, install WSL .*\.$/,
    );
  });

  it('does nothing if nothing changed', () => {
    build();
    expect(build()).toMatchObject({ status: 0, called: [] });
  });

  it('rebuilds only what a changed source belongs to', () => {
    build();
    put('backend/src/main/server.ts', '2');
    expect(build().called).toEqual(['tsc backend']);
    put('backend/contract/money.ts', '2');
    expect(build().called).toEqual(['tsc backend/contract', ...FRONT_END]);
    put('frontend/index.html', '2');
    expect(build().called).toEqual(FRONT_END);
  });

  it('rebuilds if a result is missing, but not for a changed test', () => {
    build();
    put('backend/src/main/server.test.ts', '1');
    expect(build().called).toEqual([]);
    rmSync(join(project, 'frontend/dist/index.html'));
    expect(build().called).toEqual(['vite']);
  });

  it('installs and rebuilds after the lock file changed', () => {
    build();
    lock('1.0.1');
    expect(build().called).toEqual(['npm', ...BACK_END, ...FRONT_END]);
  });

  it('exits with a message and code 1 if a step fails, and retries it the next time', () => {
    build();
    put('frontend/index.html', '2');
    put('node_modules/vite/vite.cjs', 'console.error("a page is missing"); process.exit(3);');
    const failed = build();
    expect(failed.status).toBe(1);
    expect(failed.output).toContain('a page is missing');
    expect(failed.output).toContain('Building the front end failed.');
    expect(failed.output).not.toContain(' at ');
    expect(build().status).toBe(1);
  });
});
