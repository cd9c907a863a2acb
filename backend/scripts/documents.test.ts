import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { backendDir, repositoryDir } from '../src/platform/config/directories.ts';
import { statusOf } from '../src/platform/http/router/error-handler.ts';
import { documentsWithCalls } from './api-tables.ts';

const SKIPPED = /^(\.git|node_modules|dist.*|coverage|\.data.*)$/;
/** A path of the project; `<x>` stands for any name, `*` for any part of one. */
const PATH =
  /^(?!\/|@|\.data)(?:[\w.*<>-]+\/)*[\w.*<>-]+\.(?:tsx?|mjs|js|css|md|ya?ml)$|^(?:backend|frontend|src|e2e|engine|contract|main|platform|settings|catalogue|people|orders|messages|reports|pages|storefront|dashboard)\/[\w.*<>/-]*$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? [`${full}/`, ...filesIn(full)] : [full];
    });
}

const files = filesIn(repositoryDir).map((file) => file.slice(repositoryDir.length));
const documents = files
  .filter((file) => file.endsWith('.md') || file === '/.env.example')
  .map((file) => ({ file, text: readFileSync(repositoryDir + file, 'utf8') }));
const named = (pattern: RegExp) =>
  documents.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })),
  );

/** Returns whether a file or folder has this path from the root, or from a folder on the way. */
function exists(name: string): boolean {
  const escaped = name.replace(/\/$/, '').replace(/[.+?^$()[\]{}|]/g, '\\$&');
  const end = escaped.replace(/<\w+>/g, '[^/]+').replaceAll('*', '[^/]*');
  const pattern = new RegExp(`/${end}/?$`);
  return files.some((file) => pattern.test(file));
}

/** Returns the anchors of a document's headings, as hosting sites make them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

describe('every document', () => {
  it('is found', () => {
    expect(documents.length).toBeGreaterThan(10);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(repositoryDir, 'package.json'), 'utf8'));
    const commands = named(/npm run (?:-s )?([\w:-]+)/g);
    expect(commands.length).toBeGreaterThan(30);
    expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const paths = named(/`([^`\s]+)`/g).filter(({ name }) => PATH.test(name));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter(({ name }) => !exists(name))).toEqual([]);
  });

  it('links to pages and headings that exist', () => {
    const links = named(/\]\((?!https?:)([^)\s]+)\)/g);
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(({ file, name }) => {
      const [to = '', anchor] = name.split('#');
      const target = to ? path.join(repositoryDir, path.dirname(file), to) : repositoryDir + file;
      if (!existsSync(target)) return true;
      return anchor && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('of the API names every error with its status', () => {
    const { text = '' } = documents.find(({ file }) => file === '/backend/docs/api.md') ?? {};
    const rows = text.split('\n').filter((line) => /^\| \d{3}/.test(line));
    const missing = Object.entries(statusOf).filter(
      ([code, status]) =>
        !rows.some((row) => row.includes(String(status)) && row.includes(`\`${code}\``)),
    );
    expect(missing).toEqual([]);
  });

  it.each(documentsWithCalls())('lists the calls of the API: $file', ({ text, current }) => {
    // `npm run docs:api` writes the lists.
    expect(text).toBe(current);
  });
});

describe('the list of threats', () => {
  it('names every test of the security folder', () => {
    const threats = readFileSync(path.join(backendDir, 'docs', 'security.md'), 'utf8');
    const tests = readdirSync(path.join(backendDir, 'src', 'main', 'security')).filter((file) =>
      file.endsWith('.test.ts'),
    );
    expect(tests.filter((file) => !threats.includes(`main/security/${file}`))).toEqual([]);
  });
});
