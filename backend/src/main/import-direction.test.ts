import { describe, expect, it } from 'vitest';
import { repositoryDir } from '../platform/config/directories.ts';
import { filesIn, type Import, importsOf } from '../testing/checks/imports-of.ts';
import { FEATURES } from './shop.ts';

const BACKEND = 'backend/src/';
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
const featureOf = (file: string) => /^backend\/src\/features\/([^/]+)\//.exec(file)?.[1];
const between = ours.filter(
  ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
);
const isPackageOf = (name: string) => (one: Import) => one.to.startsWith(`@book-store/${name}`);

const ORDER = FEATURES.map(({ name }) => name);
/** Books and genres are what most features are about. */
const WITH_OPEN_MODELS = 'catalogue';

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

  it('lead from one feature only into those before it', () => {
    const placeOf = (file: string) => ORDER.indexOf(featureOf(file) ?? '');
    expect(between.length).toBeGreaterThan(100);
    expect(between.filter(({ from, to }) => placeOf(to) >= placeOf(from))).toEqual([]);
  });

  it('lead from one feature neither to the routes nor to the models of another one', () => {
    const isPrivate = ({ to, isType }: Import) =>
      /routes\.ts$/.test(to) ||
      (/\.model\.ts$/.test(to) && !isType && featureOf(to) !== WITH_OPEN_MODELS);
    expect(between.filter(isPrivate)).toEqual([]);
  });

  it('are of features that the shop lists, each under the name of its folder', () => {
    const folders = new Set(files.flatMap((file) => featureOf(file) ?? []));
    expect([...ORDER].sort()).toEqual([...folders].sort());
  });

  it.each([
    [BACKEND, 'shared', ['shared']],
    [BACKEND, 'http', ['http', 'shared']],
    [BACKEND, 'config', ['config', 'shared']],
    [BACKEND, 'jobs', ['jobs', 'shared']],
    [BACKEND, 'sign-in', ['sign-in', 'http', 'shared']],
    [BACKEND, 'database', ['database', 'jobs', 'shared']],
    [BACKEND, 'features', ['features', 'sign-in', 'http', 'jobs', 'database', 'config', 'shared']],
    [FRONTEND, 'lib', ['lib']],
    [FRONTEND, 'api', ['api', 'lib']],
    [FRONTEND, 'kit', ['kit', 'api', 'lib']],
    [FRONTEND, 'shop', ['shop', 'kit', 'api', 'lib']],
    [FRONTEND, 'dashboard', ['dashboard', 'kit', 'api', 'lib']],
    [FRONTEND, 'app', ['app', 'shop', 'dashboard', 'kit', 'api', 'lib']],
  ])('lead in %s from %s only to %j', (half, layer, allowed) => {
    const leaving = ours.filter(
      (one) => one.from.startsWith(`${half}${layer}/`) && isLocal(one) && /\.tsx?$/.test(one.to),
    );
    expect(leaving.length).toBeGreaterThan(0);
    expect(leaving.filter(({ to }) => !allowed.includes(layerOf(to)))).toEqual([]);
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
    const values = ours.filter(({ from }) => /^backend\/contract\/[^/]+$/.test(from));
    expect(values.filter(({ to, isType }) => !isType && /schemas\/|^zod/.test(to))).toEqual([]);
  });

  it('of the front end take values and types from the contract, and nothing else of the shop', () => {
    const browser = ours.filter(({ from }) => from.startsWith(FRONTEND));
    expect(browser.filter(isPackageOf('')).length).toBeGreaterThan(20);
    expect(browser.filter((one) => isPackageOf('')(one) && !isPackageOf('contract/')(one))).toEqual(
      [],
    );
    const values = browser.filter((one) => isPackageOf('contract/schemas/')(one) && !one.isType);
    expect(values).toEqual([]);
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
