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

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
const readJson = (file: string) => JSON.parse(readFileSync(path.join(repositoryDir, file), 'utf8'));
const manifest = (file: string): Manifest => readJson(file);

describe('an installation without development dependencies', () => {
  // The server's own, and those of the packages that it takes along.
  const needed = ['backend', 'backend/covers', 'backend/engine', 'backend/search'].flatMap(
    (folder) => Object.keys(manifest(`${folder}/package.json`).dependencies ?? {}),
  );

  it('has no packages of the front end, which is already built', () => {
    const frontend = manifest('frontend/package.json');
    expect(frontend.dependencies ?? {}).toEqual({});
    expect(manifest('package.json').dependencies ?? {}).toEqual({});
    const { packages } = readJson('package-lock.json') as {
      packages: Record<string, { dev?: boolean }>;
    };
    const installed = Object.keys(packages).filter((name) => !packages[name]?.dev);
    // Node's types may come along: the package of Stripe names them as an optional peer.
    const own = Object.keys(frontend.devDependencies ?? {}).filter(
      (name) => !needed.includes(name) && name !== '@types/node',
    );
    expect(own).toEqual(expect.arrayContaining(['firebase', 'react', 'sweetalert2', 'chart.js']));
    expect(own.filter((name) => installed.includes(`node_modules/${name}`))).toEqual([]);
  });

  it('has every package that the server imports', () => {
    const imported = imports
      .filter(({ to }) => !to.endsWith('.ts'))
      .map(({ to }) => to.replace(/^((?:@[^/]+\/)?[^/]+).*$/, '$1'))
      .filter((name) => !name.startsWith('node:'));
    expect(imported).toContain('express');
    expect([...new Set(imported)].filter((name) => !needed.includes(name))).toEqual([]);
  });
});

describe('install scripts', () => {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, { name?: string; hasInstallScript?: boolean }>;
  };

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
