import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendDir } from './config/directories.ts';

type Import = { from: string; to: string };

const filesIn = (folder: string) =>
  existsSync(path.join(backendDir, folder))
    ? readdirSync(path.join(backendDir, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
        .filter((file) => file.endsWith('.ts'))
    : [];

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s+'([^']+)'|import\(\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(backendDir, file), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => {
    const named = match[1] ?? match[2] ?? match[3] ?? '';
    const to = named.startsWith('.') ? path.posix.join(path.posix.dirname(file), named) : named;
    return { from: file, to };
  });
}

/** Tests and test helpers may import anything below `src`. */
const isForTests = (file: string) => /\.(test|builder|fixtures)\.ts$|\/testing\//.test(file);

const all = ['src', 'engine', 'contract'].flatMap(filesIn).flatMap(importsOf);
const ours = all.filter(({ from }) => from.startsWith('src/') && !isForTests(from));
const isLocal = ({ to }: Import) => /^(src|engine|contract|\.\.)/.test(to);
const rootOf = (file: string) => file.split('/')[0];
const layerOf = (file: string) => file.split('/')[1] ?? '';
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];

describe('imports', () => {
  it('are found', () => {
    expect(ours.length).toBeGreaterThan(50);
    expect(all).toContainEqual({ from: 'src/app.ts', to: 'express' });
    expect(all).toContainEqual({ from: 'src/database/connect.ts', to: '@book-store/engine' });
  });

  it('never lead out of the engine or the contract', () => {
    const out = all.filter(
      ({ from, to }) =>
        !from.startsWith('src/') && isLocal({ from, to }) && rootOf(to) !== rootOf(from),
    );
    expect(out).toEqual([]);
  });

  it('never lead from one feature into another', () => {
    const between = ours.filter(
      ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
    );
    expect(between).toEqual([]);
  });

  it.each([
    ['shared', ['shared']],
    ['http', ['http', 'shared']],
    ['config', ['config', 'shared']],
    ['features', ['features', 'http', 'shared']],
    ['database', ['database', 'features', 'shared']],
  ])('lead from %s only to %j', (layer, allowed) => {
    const wrong = ours.filter(
      (one) =>
        isLocal(one) &&
        one.to.startsWith('src/') &&
        layerOf(one.from) === layer &&
        !allowed.includes(layerOf(one.to)),
    );
    expect(wrong).toEqual([]);
  });

  it('of the contract are zod only', () => {
    const packages = all.filter(
      (one) => rootOf(one.from) === 'contract' && !isLocal(one) && !isForTests(one.from),
    );
    expect(new Set(packages.map(({ to }) => to))).toEqual(new Set(['zod']));
  });

  it('of production code never include test code', () => {
    expect(ours.filter(({ to }) => isForTests(to))).toEqual([]);
  });
});
