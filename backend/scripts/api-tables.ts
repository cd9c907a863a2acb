/**
 * Writes the lists of the API's calls into the documents, from the OpenAPI document: `npm run docs:api`. A test
 * fails when a list is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryDir } from '../src/platform/config/directories.ts';
import { openApiDocument } from '../src/platform/http/router/open-api.ts';
import { API_TABLE } from '../src/testing/checks/api-table.ts';

type Call = { method: string; path: string; summary: string; who: string };
type Operation = { summary: string; security: Record<string, string[]>[] };

const LIST = /(<!-- calls from OpenAPI -->\n).*?(<!-- end of calls -->)/s;
const WHO: Record<string, string> = {
  '': 'everyone',
  customer: 'customers',
  admin: 'admins',
  owner: 'owners',
  'customer,admin': 'customers, admins',
  monitor: 'monitors',
};

/** Documents with a list between two marks, and what makes the list. */
const LISTS: Record<string, (calls: readonly Call[]) => string> = {
  'README.md': listByArea,
  'backend/docs/api.md': listWithSummaries,
};

/** Returns the documents that hold a list of calls, each as it is and as it has to be. */
export function documentsWithCalls(): { file: string; text: string; current: string }[] {
  const calls = callsOf(openApiDocument(API_TABLE, {}));
  return Object.entries(LISTS).map(([file, list]) => {
    const text = readFileSync(path.join(repositoryDir, file), 'utf8');
    if (!LIST.test(text)) throw new Error(`${file} has no marks for the list of calls.`);
    // A function, because a replacement text would give `$` a meaning.
    const current = text.replace(LIST, (_, start, end) => `${start}\n${list(calls)}\n\n${end}`);
    return { file, text, current };
  });
}

function callsOf({ paths }: Record<string, unknown>): Call[] {
  return Object.entries(paths as Record<string, Record<string, Operation>>)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { summary, security }]) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        summary,
        who: WHO[security.flatMap(rolesOf).join()] ?? 'unknown',
      })),
    )
    .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}

/** A scheme's roles, such as `owner` of the admins', or the scheme itself. */
const rolesOf = (scheme: Record<string, string[]>): string[] =>
  Object.entries(scheme).flatMap(([name, roles]) => (roles.length > 0 ? roles : [name]));

/** The beginning of a path that a group of calls shares, such as `/api/admin/orders`. */
const areaOf = ({ path }: Call): string => /^\/api(\/admin)?(\/[^/:]+)?/.exec(path)?.[0] ?? path;

function listByArea(calls: readonly Call[]): string {
  const rows = new Map<string, string[]>();
  for (const call of calls) {
    const area = areaOf(call);
    const key = `| \`${area}\` | ${call.who} | `;
    const rest = call.path.slice(area.length).replace(/^(?=.)/, ' …');
    rows.set(key, [...(rows.get(key) ?? []), `\`${call.method}${rest}\``]);
  }
  const lines = [...rows].map(([key, names]) => `${key}${names.join(', ')} |`);
  return ['| path | who | calls |', '|---|---|---|', ...lines].join('\n');
}

function listWithSummaries(calls: readonly Call[]): string {
  const lines = calls.map(
    ({ method, path, who, summary }) => `| \`${method} ${path}\` | ${who} | ${summary} |`,
  );
  return ['| call | who | |', '|---|---|---|', ...lines].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, current } of documentsWithCalls()) {
    writeFileSync(path.join(repositoryDir, file), current);
  }
  // Importing the routes starts timers.
  process.exit();
}
