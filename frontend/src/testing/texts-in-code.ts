import { parseSync } from 'vite';

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

/** Returns what the components in a file say by themselves. */
export function textsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [...within(program)].flatMap(said).filter(isForPeople);
}

/** What people can read starts with a capital; classes, keys and codes do not. */
const READS_AS_TEXT = /^\s*["“„(]?\p{Lu}[\p{L}’'-]*([\s.,:;…?!)]|$)/u;
/** Names of keys, headers and kinds of errors that the browser has. */
const OF_BROWSERS =
  /^(Enter|Escape|Tab|Space|Home|End|Delete|Backspace|PageUp|PageDown|Arrow\w+|AbortError|Authorization|Bearer|Idempotency-Key|Content-Type|BarcodeDetector|POST|GET|PUT|PATCH|DELETE)$/;

const calleeOf = (callee: unknown): string =>
  isSyntax(callee) ? String(callee.name ?? calleeOf(callee.property)) : '';

const isCode = ({ type, name, callee }: Syntax) =>
  /^(Import|ExportAll|TS(Type|Interface|Literal|Import|Enum))/.test(type) ||
  (type === 'CallExpression' && /invalidateTags/.test(calleeOf(callee))) ||
  (type === 'JSXAttribute' && /^(className|\w+Class)$/.test(String((name as Syntax).name)));

/** Returns the strings of a file that read like texts, wherever they stand. */
export function wordsIn(file: string, code: string): string[] {
  const found: string[] = [];
  const search = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isSyntax(value)) {
      if (isCode(value)) return;
      if (value.type === 'Literal' && typeof value.value === 'string') found.push(value.value);
      if (value.type === 'JSXText') found.push(String(value.value));
      if (value.type === 'TemplateLiteral') found.push(...textsOf(value));
    }
    for (const part of Object.values(value)) search(part);
  };
  search(parseSync(file, code).program);
  return found.filter(
    (text) => HAS_WORD.test(text) && READS_AS_TEXT.test(text) && !OF_BROWSERS.test(text.trim()),
  );
}
