import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

export type Import = { from: string; to: string; isType: boolean };

/** Paths relative to `root`. */
export const filesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file));

/** A file's imports and re-exports: a path from `root`, or the name of a package. */
export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      named: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ named: moduleRequest.value, isType }] : [],
      ),
    ),
    // A computed name, such as that of a built file, is known only at run time.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      /['"`]/.test(text.charAt(start))
        ? [{ named: text.slice(start + 1, end - 1), isType: false }]
        : [],
    ),
  ];
  return found.map(({ named, isType }) => ({
    from: file,
    to: named.startsWith('.') ? path.posix.join(path.posix.dirname(file), named) : named,
    isType,
  }));
}
