import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryDir } from '../platform/config/directories.ts';
import { filesIn, type Import, importsOf } from '../testing/checks/imports-of.ts';
import { AREAS } from './shop.ts';

const BACKEND = 'backend/src/';
const CONTRACT = 'backend/contract/';
const FRONTEND = 'frontend/src/';
/** They know nothing of the shop, which knows nothing but their faces. */
const SEALED = ['covers', 'engine', 'search'];
const folders = [BACKEND, FRONTEND, 'backend/contract', ...SEALED.map((name) => `backend/${name}`)];
const files = folders.flatMap((folder) => filesIn(repositoryDir, folder));
const all = files.flatMap((file) => importsOf(repositoryDir, file));

/** Tests and their helpers may import anything of their half. */
const isForTests = (file: string) => /\.(test|builder|fixtures)\.tsx?$|\/src\/testing\//.test(file);
const ours = all.filter(({ from }) => !isForTests(from));
const isLocal = ({ to }: Import) => /^(backend|frontend)\//.test(to) || to.startsWith('..');
const partOf = (file: string) => /^(backend\/[^/]+|frontend\/[^/]+)\//.exec(file)?.[1];
const layerOf = (file: string) => /^\w+\/src\/([^/]+)\//.exec(file)?.[1] ?? '';
const isPackageOf = (name: string) => (one: Import) => one.to.startsWith(`@book-store/${name}`);
const dirname = path.posix.dirname;
const arrow = ({ from, to }: Import) => `${from} → ${to}`;

/** From below to above: an area imports itself and those before it. What the contract has in its root is for all. */
const NAMES = AREAS.map(({ name }) => name);
const ORDER = ['', ...NAMES, 'main', 'testing'];
const areaOf = (file: string) => /^backend\/(?:src|contract)\/([^/]+)\//.exec(file)?.[1] ?? '';
const heightOf = (file: string) => ORDER.indexOf(areaOf(file));
/** Returns an import of the contract by its package's name as one of its file. */
const byFile = (one: Import): Import => ({
  ...one,
  to: one.to.replace(/^@book-store\/contract\/(.+)$/, `${CONTRACT}$1.ts`),
});
const isOfBackend = (file: string) => file.startsWith(BACKEND) || file.startsWith(CONTRACT);
const between = ours
  .map(byFile)
  .filter(({ from, to }) => isOfBackend(from) && isOfBackend(to) && areaOf(from) !== areaOf(to));

/** The addresses of pages stand in every mail and link, so those are open to all. */
const OPEN_TO_ALL = `${CONTRACT}pages/addresses/`;

/** What all subjects of an area write. Books and genres are what most areas are about, so theirs are open to all. */
const SHARED_MODELS = [
  'orders/order/orders.model.ts',
  'people/accounts/accounts.model.ts',
  'people/admins/admins.model.ts',
  'people/links/one-time-links.model.ts',
  'reports/figures/customer-figures.model.ts',
  'reports/figures/due-figures.model.ts',
];

/** Returns the folder of a page that a file is in; the frame's page is for addresses that lead nowhere. */
const pageOf = (file: string) => {
  const folder = /^frontend\/src\/(?:storefront|dashboard)\/(?!frame\/)[^/]+\/[^/]+\//.exec(
    file,
  )?.[0];
  return folder && files.includes(`${folder}page.tsx`) ? folder : undefined;
};

describe('imports', () => {
  it('are found', () => {
    const found = (from: string, to: string) =>
      expect(all).toContainEqual(expect.objectContaining({ from, to }));
    found('backend/src/main/app.ts', 'express');
    found('backend/src/platform/database/connect.ts', '@book-store/engine');
    found('frontend/src/kit/dialogs/open-dialog.ts', 'sweetalert2/dist/sweetalert2.esm.js');
    expect(all.length).toBeGreaterThan(2000);
  });

  it('never lead out of a half, a sealed package or the contract', () => {
    expect(all.filter((one) => isLocal(one) && partOf(one.to) !== partOf(one.from))).toEqual([]);
  });

  it('lead from an area down into those before it', () => {
    const throughPackage = between.filter(
      ({ from, to }) => from.startsWith(BACKEND) && to.startsWith(CONTRACT),
    );
    expect(between.length).toBeGreaterThan(500);
    expect(throughPackage.length).toBeGreaterThan(200);
    expect(throughPackage.filter(({ to }) => !files.includes(to)).map(arrow)).toEqual([]);
    const up = between.filter(
      ({ from, to }) => heightOf(to) > heightOf(from) && !to.startsWith(OPEN_TO_ALL),
    );
    expect(up.map(arrow)).toEqual([]);
  });

  it('are of files in the areas, which the storefront and the dashboard have, too', () => {
    const own = files.filter(isOfBackend);
    expect(own.filter((file) => heightOf(file) === -1)).toEqual([]);
    expect(own.filter((file) => file.startsWith(BACKEND) && areaOf(file) === '')).toEqual([]);
    const screens = files.flatMap(
      (file) => /^frontend\/src\/(?:storefront|dashboard)\/([^/]+)\//.exec(file)?.[1] ?? [],
    );
    const unknown = screens.filter((area) => area !== 'frame' && !NAMES.includes(area));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('lead from one area to the routes of another one only in main, which mounts them', () => {
    const toRoutes = between.filter(({ to }) =>
      /^backend\/src\/.*(\.(admin-)?routes|\/calls)\.ts$/.test(to),
    );
    expect(toRoutes.filter(({ from }) => areaOf(from) !== 'main').map(arrow)).toEqual([]);
  });

  it('lead to no model of another subject but to those that are shared', () => {
    const toModels = ours.filter(
      ({ from, to, isType }) =>
        to.startsWith(BACKEND) &&
        /\.model\.ts$/.test(to) &&
        !isType &&
        dirname(from) !== dirname(to),
    );
    const isShared = ({ from, to }: Import) =>
      ['platform', 'catalogue'].includes(areaOf(to)) ||
      (areaOf(from) === areaOf(to) && SHARED_MODELS.some((model) => to === `${BACKEND}${model}`));
    expect(toModels.length).toBeGreaterThan(20);
    expect(toModels.filter((one) => !isShared(one)).map(arrow)).toEqual([]);
  });

  it('are of areas that each declare themselves in the file of their name', () => {
    const expected = NAMES.map((name) => `${BACKEND}${name}/${name}.ts`);
    const declared = files.filter((file) => expected.includes(file));
    expect(declared.sort()).toEqual(expected.sort());
  });

  it('add no listener to an event: areas declare theirs', () => {
    const listening = files.filter(
      (file) =>
        file.startsWith(BACKEND) &&
        !isForTests(file) &&
        /^(on[A-Z]\w*|completeBeforeSending|liftMailLimit)\(/m.test(
          readFileSync(path.join(repositoryDir, file), 'utf8'),
        ),
    );
    expect(listening).toEqual([]);
  });

  it.each([
    ['http', ['http', 'documents', 'errors', 'text', 'csv', 'shop']],
    ['config', ['config', 'errors']],
    ['jobs', ['jobs', 'documents', 'errors', 'time', 'shop']],
    ['database', ['database', 'jobs', 'config', 'documents', 'errors', 'text']],
    ['documents', ['documents', 'errors']],
    ['errors', ['errors', 'documents']],
    ['text', ['text']],
    ['time', ['time']],
    ['csv', ['csv', 'errors']],
  ])('lead in the platform from %s only to %j', (subject, allowed) => {
    const subjectOf = (file: string) => /^backend\/src\/platform\/([^/.]+)[/.]/.exec(file)?.[1];
    const leaving = ours.filter((one) => subjectOf(one.from) === subject && isLocal(one));
    expect(leaving.filter(({ to }) => !allowed.includes(subjectOf(to) ?? '')).map(arrow)).toEqual(
      [],
    );
  });

  it.each([
    ['lib', ['lib']],
    ['api', ['api', 'lib']],
    ['kit', ['kit', 'api', 'lib']],
    ['storefront', ['storefront', 'kit', 'api', 'lib']],
    ['dashboard', ['dashboard', 'kit', 'api', 'lib']],
    ['app', ['app', 'storefront', 'dashboard', 'kit', 'api', 'lib']],
  ])('lead in the front end from %s only to %j', (layer, allowed) => {
    const leaving = ours.filter(
      (one) =>
        one.from.startsWith(`${FRONTEND}${layer}/`) && isLocal(one) && /\.tsx?$/.test(one.to),
    );
    expect(leaving.length).toBeGreaterThan(0);
    expect(leaving.filter(({ to }) => !allowed.includes(layerOf(to)))).toEqual([]);
  });

  it('lead to no page but from itself and from the routes of its area', () => {
    const toPages = ours.filter(({ from, to }) => pageOf(to) && pageOf(to) !== pageOf(from));
    const isByRoute = ({ from, to }: { from: string; to: string }) =>
      from.endsWith('/routes.tsx') && to.startsWith(from.slice(0, -'routes.tsx'.length));
    const found = toPages
      .filter((one) => layerOf(one.from) !== 'app' && !isByRoute(one))
      .map(arrow);
    expect(new Set(files.flatMap((file) => pageOf(file) ?? [])).size).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it.each(SEALED)('of %s bring nothing of the shop', (name) => {
    const own = ours.filter(({ from }) => partOf(from) === `backend/${name}`);
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(isPackageOf(''))).toEqual([]);
  });

  it.each(SEALED)('of the shop take of %s only its face', (name) => {
    const taken = ours.filter(isPackageOf(name));
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter(({ to }) => to !== `@book-store/${name}`)).toEqual([]);
  });

  it('of the contract are zod only', () => {
    const packages = ours.filter((one) => partOf(one.from) === 'backend/contract' && !isLocal(one));
    expect(new Set(packages.map(({ to }) => to))).toEqual(new Set(['zod']));
  });

  it("of the contract's values bring no zod", () => {
    const values = ours.filter(({ from }) => from.startsWith(CONTRACT) && !isSchema(from));
    expect(values.length).toBeGreaterThan(50);
    expect(values.filter(({ to, isType }) => !isType && (isSchema(to) || to === 'zod'))).toEqual(
      [],
    );
  });

  it('of the front end take values and types from the contract, and nothing else of the shop', () => {
    const browser = ours.filter(({ from }) => from.startsWith(FRONTEND));
    expect(browser.filter(isPackageOf('')).length).toBeGreaterThan(20);
    expect(browser.filter((one) => isPackageOf('')(one) && !isPackageOf('contract/')(one))).toEqual(
      [],
    );
    const schemas = browser.filter((one) => isPackageOf('contract/')(one) && isSchema(one.to));
    expect(schemas.length).toBeGreaterThan(100);
    expect(schemas.filter(({ isType }) => !isType)).toEqual([]);
  });

  it('of production code never include test code', () => {
    expect(ours.filter(({ to }) => isForTests(to))).toEqual([]);
  });

  it('never pass through a barrel', () => {
    const barrels = files.filter((file) => /\/index\.tsx?$/.test(file));
    // The engine is a package; this is its door.
    expect(barrels).toEqual(['backend/engine/index.ts']);
  });
});

/** Whether a module of the contract has zod schemas, as calls have; all others are plain values and rules. */
function isSchema(file: string): boolean {
  return /(\.schemas|\/calls?)(\.ts)?$/.test(file);
}
