import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

type Syntax = Readonly<Record<string, unknown>> & { type: string };
const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns a piece of syntax and all that it is made of. */
function* within(value: unknown): Generator<Syntax> {
  if (isSyntax(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* within(part);
}

const HAS_WORD = /\p{L}{2}/u;
/** Attributes whose text people read or hear. */
const SAID =
  /^(aria-label|aria-description|alt|title|label|placeholder|hint|text|failed|heading|button|buttonName|nav|name|data-empty|loading|empty)$/;
/** Those that say something in the kit's components only: an element's own `name` is for the server. */
const OF_COMPONENTS = /^(name|button|loading|text|heading|failed|empty|nav)$/;
const SAYING = /^(alertDialog|successToast|warningDialog|confirm\w+|confirmationDialog)$/;

/** Returns the texts that an expression can have, but nothing of the elements in it. */
function textsOf(value: unknown): string[] {
  if (!isSyntax(value)) return [];
  const parts = (...names: string[]) => names.flatMap((name) => textsOf(value[name]));
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return (value.quasis as Syntax[]).map((one) => String((one.value as { raw: string }).raw));
    case 'ConditionalExpression':
      return parts('consequent', 'alternate');
    case 'LogicalExpression':
      return parts('left', 'right');
    case 'BinaryExpression':
      return value.operator === '+' ? parts('left', 'right') : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return parts('expression');
    default:
      return [];
  }
}

const isElement = ({ name }: Syntax) => /^[a-z]/.test(String((name as Syntax).name ?? ''));

function said(one: Syntax): string[] {
  if (one.type === 'JSXText') return [String(one.value)];
  if (one.type === 'JSXElement' || one.type === 'JSXFragment') {
    const children = one.children as Syntax[];
    return children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(textsOf);
  }
  if (one.type === 'JSXOpeningElement') {
    return (one.attributes as Syntax[]).flatMap(({ name, value }) => {
      const known = isSyntax(name) ? String(name.name) : '';
      if (!SAID.test(known) || (OF_COMPONENTS.test(known) && isElement(one))) return [];
      return textsOf(value);
    });
  }
  if (one.type === 'CallExpression' && isSyntax(one.callee)) {
    return SAYING.test(String(one.callee.name)) ? (one.arguments as Syntax[]).flatMap(textsOf) : [];
  }
  return [];
}

/** Words of machines: kinds of icons, how pictures are loaded. */
const isForPeople = (text: string) =>
  HAS_WORD.test(text) && !/^(success|error|info|eager|lazy)$/.test(text.trim());

function textsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [...within(program)].flatMap(said).filter(isForPeople);
}

const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^'?]+\.tsx?)'/g)].map(
    ([, path]) => path ?? '',
  );

/** Returns the storefront's modules: pages and frame of the shop, and what they import. */
function filesOfStorefront(): string[] {
  const files = new Set(['app/app.tsx', 'app/routes.tsx', 'app/shop-frame.tsx']);
  for (const page of Object.keys(import.meta.glob('../storefront/*/*/page.tsx'))) {
    files.add(page.replace('../', ''));
  }
  for (const file of files) {
    const code = readFileSync(join(SOURCE, file), 'utf8');
    for (const path of importsOf(code)) {
      const found = join(file, '..', path);
      if (!/^dashboard|app\/dashboard/.test(found) && existsSync(join(SOURCE, found))) {
        files.add(found);
      }
    }
  }
  return [...files].filter((file) => !/texts\.ts$|german[\w-]*\.ts$/.test(file));
}

/** Parts that only the dashboard has, in files with others. */
const OF_DASHBOARD = /^kit\/(fields\/(markdown|picture)-field|forms\/(use-unsaved-changes|edit-))/;
/** Names of fields. */
const NAMES =
  /^(email|name|phone|password|terms|save|delivery|payment|amount|sendOn|recipient\.(name|email|message)|newPassword|currentPassword|address\.country|backInStock|wishes|reason|note)$/;

describe('the texts of the storefront', () => {
  it.each([
    ['<p>Hello</p>', ['Hello']],
    ["<p>{isOpen ? 'Open' : texts.closed}</p>", ['Open']],
    ['<p className="grid">{texts.hello}, {name}</p>', []],
    ['<Field label="City" name="email" />', ['City', 'email']],
    ['<input placeholder={`Find it`} name="email" />', ['Find it']],
    ["<Link to={'home'}>{format('EUR')}</Link>", []],
    ["void successToast('Saved')", ['Saved']],
  ])('are searched for what %s says', (code, found) => {
    expect(textsIn('page.tsx', code)).toEqual(found);
  });

  it('stand in their tables', () => {
    const files = filesOfStorefront();
    expect(files.length).toBeGreaterThan(250);
    const found = files
      .filter((file) => !OF_DASHBOARD.test(file))
      .flatMap((file) =>
        textsIn(file, readFileSync(join(SOURCE, file), 'utf8'))
          .filter((text) => !NAMES.test(text))
          .map((text) => `${file}: ${text.trim()}`),
      );
    expect(found).toEqual([]);
  });
});
