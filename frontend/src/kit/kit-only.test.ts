import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => /^(storefront|dashboard)\/.*\.tsx?$/.test(file) && !/\.(test|fixtures)\./.test(file),
  );

type Syntax = Readonly<Record<string, unknown>> & { type: string };
const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns a piece of syntax and all that it is made of. */
function* within(value: unknown): Generator<Syntax> {
  if (isSyntax(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* within(part);
}

const attributesOf = ({ attributes }: Syntax) =>
  (attributes as Syntax[]).flatMap(({ name, value }) =>
    isSyntax(name) && isSyntax(value) ? [`${name.name}=${value.value}`] : [],
  );

/** Returns what a text writes by hand that the kit has: elements, check boxes, conflicts of two editors. */
function byHand(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return [...within(program)].flatMap((one) => {
    if (one.type === 'Literal' && one.value === 'changed-meanwhile') return ['a conflict'];
    if (one.type !== 'JSXOpeningElement' || !isSyntax(one.name)) return [];
    const name = String(one.name.name);
    if (name === 'Spinner' || name === 'Failure') return [name];
    const attributes = attributesOf(one);
    return name === 'input'
      ? attributes.filter((attribute) => /^type=(checkbox|file|password)$/.test(attribute))
      : [];
  });
}

describe('pages of the shop and of the dashboard', () => {
  it.each([
    ['<Spinner text="Loading" />', ['Spinner']],
    ['<p><Failure text="Failed" /></p>', ['Failure']],
    ['<input name="a" type="checkbox" />', ['type=checkbox']],
    ['<input type="text" />', []],
    ['<p>{code === "changed-meanwhile" && <b />}</p>', ['a conflict']],
  ])('are searched for what %s writes', (text, found) => {
    expect(byHand('page.tsx', text)).toEqual(found);
  });

  it('leave spinners, failures, check boxes, files, passwords and conflicts to the kit', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      byHand(file, readFileSync(join(SOURCE, file), 'utf8')).map((one) => `${file}: ${one}`),
    );
    expect(found).toEqual([]);
  });

  it('give every select the frame that has our chevron, as other browsers draw theirs otherwise', () => {
    const selects = files.flatMap((file) =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/<select\b.*?>$/gms)].map(
        ([tag]) => `${file}: ${tag}`,
      ),
    );
    expect(selects.length).toBeGreaterThan(2);
    expect(
      selects.filter((tag) => !/className=.*(?<!-)\b(control|choiceClass)\b/.test(tag)),
    ).toEqual([]);
  });
});
