import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmDestructive, confirmStep } from '../dialogs/dialogs.ts';
import { useAction } from '../use-action.ts';
import { lazyPart } from './lazy-part.ts';

vi.mock('../dialogs/open-dialog.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(() => {
  // happy-dom has neither.
  vi.stubGlobal('alert', vi.fn());
  vi.stubGlobal(
    'confirm',
    vi.fn(() => true),
  );
});
afterEach(() => vi.restoreAllMocks());

function DeleteButton({ run }: { run: () => Promise<unknown> }) {
  const { act } = useAction({
    confirm: () => confirmDestructive('Delete it?', 'For ever.', 'Delete'),
    run,
    done: () => 'Deleted',
  });
  return (
    <button type="button" onClick={() => void act()}>
      Delete
    </button>
  );
}

describe('where the dialogs cannot be loaded', () => {
  it('a button asks in the browser’s own words, and does what it is for', async () => {
    const run = vi.fn(async () => undefined);
    render(<DeleteButton run={run} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(window.confirm).toHaveBeenCalledWith('Delete it?\n\nFor ever.');
  });

  it('a button can be pressed again after the answer was no', async () => {
    vi.mocked(window.confirm).mockReturnValueOnce(false);
    const run = vi.fn(async () => undefined);
    render(<DeleteButton run={run} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(window.confirm).toHaveBeenCalledOnce());
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it('a failure is said, and can be tried again', async () => {
    const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('No.'));
    render(<DeleteButton run={run} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(window.alert).toHaveBeenCalledOnce());
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  });

  it('nothing is loaded anew: what was typed stays', async () => {
    const missing = vi.fn();
    window.addEventListener('vite:preloadError', missing);
    const step = confirmStep('Go on?', '', 'Yes', 'No');
    // What Vite does before an import fails.
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(await step).toBe(true);
    expect(missing).not.toHaveBeenCalled();
    window.removeEventListener('vite:preloadError', missing);
  });
});

function Ask(action: { confirm: () => Promise<boolean>; run: () => Promise<void> }) {
  const { act } = useAction(action);
  return (
    <button type="button" onClick={() => void act()}>
      Ask
    </button>
  );
}

it('a question that throws leaves its button alive', async () => {
  const confirm = vi.fn(async () => true).mockRejectedValueOnce(new Error('No dialog.'));
  const run = vi.fn(async () => undefined);
  render(<Ask confirm={confirm} run={run} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(window.alert).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});

it('a part that cannot be loaded leaves the rest of the page as it is', async () => {
  const Missing = lazyPart(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => <p>Not here</p>,
  );
  render(
    <Suspense>
      <p>Here</p>
      <Missing />
    </Suspense>,
  );
  expect(await screen.findByText('Not here')).toBeVisible();
  expect(screen.getByText('Here')).toBeVisible();
});

describe('code that is loaded when it is needed', () => {
  const SOURCE = join(import.meta.dirname, '../..');
  /** Pages, which say that they are missing; sign-in, whose form says it; and what the first rendering needs. */
  const WHOLE =
    /^(app\/(dashboard-routes|load-(dashboard-)?wording)\.tsx?|(storefront|dashboard)\/\w+\/routes\.tsx|storefront\/frame\/not-found\/route\.tsx|storefront\/people\/parts\/session\/(session|auth-provider)\.tsx?)$/;

  it('is a page’s, or goes through what bears its failure', () => {
    const loading = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing\//.test(file))
      .map((file) => ({ file, code: readFileSync(join(SOURCE, file), 'utf8') }))
      .filter(
        ({ code }) => /(?<![.\w])import\(/.test(code) && !/^ *\w.*: typeof import\(/.test(code),
      )
      .filter(({ file, code }) => !WHOLE.test(file) && !/\b(loadPart|lazyPart)(<|\()/.test(code));
    expect(loading.map(({ file }) => file)).toEqual([]);
  });
});
