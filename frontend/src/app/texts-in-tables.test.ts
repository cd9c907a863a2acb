import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsIn, wordsIn } from '../testing/texts-in-code.ts';

const SOURCE = join(import.meta.dirname, '..');

const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^'?]+\.tsx?)'/g)].map(
    ([, path]) => path ?? '',
  );

/** Returns the modules of an app: where it starts, and what that imports. */
function modulesFrom(starts: string[], isOther: RegExp): string[] {
  const files = new Set(starts);
  for (const file of files) {
    const code = readFileSync(join(SOURCE, file), 'utf8');
    for (const path of importsOf(code)) {
      const found = join(file, '..', path);
      if (!isOther.test(found) && existsSync(join(SOURCE, found))) files.add(found);
    }
  }
  return [...files].filter((file) => !/texts\.ts$|german[\w-]*\.ts$/.test(file));
}

function filesOfStorefront(): string[] {
  const pages = Object.keys(import.meta.glob('../storefront/*/*/page.tsx'));
  const frame = ['app/app.tsx', 'app/routes.tsx', 'app/shop-frame.tsx'];
  return modulesFrom(
    [...frame, ...pages.map((page) => page.replace('../', ''))],
    /^dashboard|app\/dashboard/,
  );
}

/**
 * Codes of countries and kinds of numbers, names of places, of replies that are kept, of fields and of a command. And for
 * whoever reads a log: people are told that the shop cannot be reached.
 */
const UNSAID =
  /^([A-Z]{2,4}([ \n/]+[A-Z]{2})*\/?|[A-Z]{2}, [A-Z][\w ]+|Admin(Profile|Session)|password|from|to|cover(Image|File)|trending|fixedPrice|orderable|hidden|row-|delivered|shop\.backup|npm run restore --|The upload was interrupted\.|Please sign in to the dashboard again\.)$/;

const filesOfDashboard = () =>
  modulesFrom(['app/dashboard-app.tsx'], /^storefront\//).filter(
    (file) => !/(^|[/-])api\.ts$/.test(file),
  );

/** Names of fields, and the shape of a code. */
const NAMES =
  /^(email|name|phone|password|terms|save|delivery|payment|amount|sendOn|recipient\.(name|email|message)|newPassword|currentPassword|address\.country|backInStock|wishes|reason|note|XXXX(-XXXX){3})$/;

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
    const found = files.flatMap((file) =>
      textsIn(file, readFileSync(join(SOURCE, file), 'utf8'))
        .filter((text) => !NAMES.test(text))
        .map((text) => `${file}: ${text.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the texts of the dashboard', () => {
  it.each([
    ["const STEPS = { placed: { name: 'Confirm' } };", ['Confirm']],
    ["type Name = 'Confirm'; const name: Name = texts.confirm;", []],
    ["<p className='Grid'>{isOpen && `Order`}</p>", ['Order']],
    ["if (key === 'Escape') close('order-list');", []],
  ])('are searched for where %s says something', (code, found) => {
    expect(wordsIn('page.tsx', code)).toEqual(found);
  });

  it('stand in their tables', () => {
    const found = filesOfDashboard().flatMap((file) => {
      const code = readFileSync(join(SOURCE, file), 'utf8');
      return [...new Set([...textsIn(file, code), ...wordsIn(file, code)])]
        .filter((text) => !UNSAID.test(text.trim()))
        .map((text) => `${file}: ${text.trim()}`);
    });
    expect(found).toEqual([]);
  });
});
