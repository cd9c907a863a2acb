import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
  .map((file) => file.split(sep).join('/'));

const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, target = '']) =>
      relative(root, join(root, dirname(file), target))
        .split(sep)
        .join('/'),
  );

const layers = ['shared', 'features', 'pages', 'app'];
const layerOf = (file: string) => layers.indexOf(file.split('/')[0] ?? '');
const featureOf = (file: string) => /^features\/([^/]+)/.exec(file)?.[1];

const edges = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })));

describe('imports', () => {
  it('are found at all', () => {
    expect(edges.length).toBeGreaterThan(50);
  });

  it('flow one way: shared <- features <- pages <- app', () => {
    const against = edges.filter(
      ({ file, target }) => layerOf(file) >= 0 && layerOf(target) > layerOf(file),
    );
    expect(against).toEqual([]);
  });

  it('never lead from one feature to another', () => {
    const across = edges.filter(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from && to && from !== to;
    });
    expect(across).toEqual([]);
  });

  it('never pass through a barrel', () => {
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });
});
