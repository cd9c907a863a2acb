import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendDir, repositoryDir } from '../../platform/config/directories.ts';
import { filesIn, importsOf } from '../../testing/checks/imports-of.ts';

const src = path.join(backendDir, 'src');
const files = filesIn(src, '.').filter(
  (file) => !/\.(test|builder|fixtures)\.ts$|^testing\//.test(file),
);
const textOf = (file: string) => readFileSync(path.join(src, file), 'utf8');
const filesMatching = (pattern: RegExp) => files.filter((file) => pattern.test(textOf(file)));

const imports = files.flatMap((file) => importsOf(src, file)).filter(({ isType }) => !isType);

type Packages = Record<
  string,
  Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>> & {
    name?: string;
    link?: boolean;
    dev?: boolean;
    os?: string[];
    cpu?: string[];
    libc?: string[];
    resolved?: string;
    hasInstallScript?: boolean;
  }
>;
const readJson = (file: string) => JSON.parse(readFileSync(path.join(repositoryDir, file), 'utf8'));
const { packages } = readJson('package-lock.json') as { packages: Packages };
const needsOf = (folder: string) => Object.keys(packages[folder]?.dependencies ?? {});
const packageOf = (imported: string) => imported.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1');

/** Returns the folders of everything that is installed with the package in a folder. */
function installedWith(folder: string, found = new Set<string>()): Set<string> {
  found.add(folder);
  const { dependencies, optionalDependencies } = packages[folder] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    let from = folder;
    while (from && !packages[`${from}/node_modules/${name}`]) from = from.replace(/\/?[^/]*$/, '');
    const place = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
    const { link, resolved = '' } = packages[place] ?? {};
    const target = link ? resolved : place;
    if (!found.has(target)) installedWith(target, found);
  }
  return found;
}

describe('an installation for production', () => {
  // The server's own, and those of the packages that it takes along.
  const needed = ['backend', 'backend/covers', 'backend/engine', 'backend/search'].flatMap(needsOf);

  it('has no packages of the front end, which is already built, and none of tests', () => {
    const installed = [...installedWith('backend')];
    expect(installed).toEqual(expect.arrayContaining(['node_modules/express', 'backend/engine']));
    const others = ['', 'frontend']
      .flatMap((folder) => [
        ...needsOf(folder),
        ...Object.keys(packages[folder]?.devDependencies ?? {}),
      ])
      .filter((name) => !name.startsWith('@book-store/') && !needed.includes(name));
    expect(others).toEqual(expect.arrayContaining(['typescript', 'firebase', 'vite', 'vitest']));
    expect(others.filter((name) => installed.includes(`node_modules/${name}`))).toEqual([]);
  });

  it('has every package that the server imports', () => {
    const imported = imports
      .filter(({ to }) => !to.endsWith('.ts'))
      .map(({ to }) => packageOf(to))
      .filter((name) => !name.startsWith('node:'));
    expect(imported).toContain('express');
    expect([...new Set(imported)].filter((name) => !needed.includes(name))).toEqual([]);
  });

  it.each(['backend/deploy/Dockerfile', 'backend/docs/deploying.md'])(
    'is what %s asks for',
    (file) => {
      const text = readFileSync(path.join(repositoryDir, file), 'utf8');
      expect(text).toContain('npm ci --omit=dev -w backend --ignore-scripts');
    },
  );
});

describe('an installation to start the shop', () => {
  const frontend = path.join(repositoryDir, 'frontend');
  const sources = filesIn(frontend, 'src').filter(
    (file) => !/\.(test|fixtures)\.tsx?$|\/testing\//.test(file),
  );

  it('has every package that the front end and its build import', () => {
    const imported = [...sources, 'vite.config.ts', 'chunks.ts']
      .flatMap((file) => importsOf(frontend, file))
      .filter(({ to, isType }) => !isType && !/^src\/|^node:|^\.|\.tsx?$/.test(to))
      .map(({ to }) => packageOf(to));
    expect(imported).toEqual(expect.arrayContaining(['react', 'vite', 'firebase']));
    const needed = needsOf('frontend');
    expect([...new Set(imported)].filter((name) => !needed.includes(name))).toEqual([]);
    expect(needed).toContain('tailwindcss');
  });

  it('has every tool that the build runs', () => {
    const build = readFileSync(path.join(repositoryDir, 'backend/scripts/build.mjs'), 'utf8');
    const tools = [...build.matchAll(/commandOf\('([\w-]+)'/g)].map(([, name]) => name);
    expect(tools).toEqual(expect.arrayContaining(['vite', 'typescript']));
    const needed = [...needsOf(''), ...needsOf('frontend')];
    expect(tools.filter((name) => !needed.includes(name ?? ''))).toEqual([]);
  });
});

describe('what is installed', () => {
  /** On a common system; the lock file lists the packages of all. */
  const isHere = ({ os, cpu, libc }: Packages[string]) =>
    (os?.includes('linux') ?? true) &&
    (cpu?.includes('x64') ?? true) &&
    (libc?.includes('glibc') ?? true);
  const here = Object.entries(packages).filter(
    ([folder, one]) => folder.includes('node_modules/') && !one.link && isHere(one),
  );

  it('is at most 400 packages to start the shop, and 700 with its tests', () => {
    expect(here.length).toBeLessThanOrEqual(700);
    const toStart = here.filter(([, { dev }]) => !dev);
    expect(toStart.length).toBeGreaterThan(100);
    expect(toStart.length).toBeLessThanOrEqual(400);
  });
});

describe('a command that needs a tool of the tests', () => {
  const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
  const tools = Object.keys(packages['']?.devDependencies ?? {}).flatMap((name) => {
    const { bin = {} } = readJson(`node_modules/${name}/package.json`);
    return typeof bin === 'string' ? [name] : Object.keys(bin);
  });
  /** Commands that run one after the other. */
  const partsOf = (script = '') => script.split(/ && | /);
  /** Whether it is a part of another one, such as lint:backend of lint. */
  const isPart = (name: string) =>
    new RegExp(`"?${name.replace(/:.*/, '')}:\\*`).test(scripts[name.replace(/:.*/, '')] ?? '');

  it('installs it first', () => {
    const needing = Object.keys(scripts).filter((name) =>
      partsOf(scripts[name]).some((part) => tools.includes(part)),
    );
    expect(needing).toEqual(expect.arrayContaining(['test', 'verify', 'e2e', 'lint']));
    const without = needing.filter(
      (name) => !isPart(name) && !scripts[name]?.startsWith('node backend/scripts/install.mjs && '),
    );
    expect(without).toEqual([]);
  });
});

describe('install scripts', () => {
  it('are refused by name for every package that has one', () => {
    const scripted = Object.keys(packages).filter((name) => packages[name]?.hasInstallScript);
    const names = scripted.map((name) => name.replace(/^.*node_modules\//, ''));
    const refused: Record<string, boolean> = readJson('package.json').allowScripts;
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => refused[name] !== false)).toEqual([]);
  });

  it('of Swagger UI, which report every installation, are replaced by an empty package', () => {
    expect(packages['node_modules/@scarf/scarf']?.name).toBe('empty-npm-package');
  });
});

describe('code evaluated from strings', () => {
  it('does not exist in the server', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(filesMatching(/\beval\(|new Function\(|\bvm\b.*from|child_process.*\bexec\b/)).toEqual(
      [],
    );
  });
});
