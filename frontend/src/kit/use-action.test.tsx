import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useAction } from './use-action.ts';

type ActionOptions = Parameters<typeof useAction<[string], string>>[0];

function Action(options: ActionOptions) {
  const { act, busy, failure } = useAction(options);
  return (
    <>
      <button type="button" onClick={() => void act('Emma')}>
        {busy ? 'Deleting…' : 'Delete'}
      </button>
      <p role="alert">{failure}</p>
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: /^Delet/ }));
const idle = () => screen.findByRole('button', { name: 'Delete' });

/** A call that goes on until the test ends it. */
function pending() {
  let end: (error?: Error) => void = () => undefined;
  const run = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve('result'));
      }),
  );
  return { run, end: (error?: Error) => end(error) };
}

it('runs one call at a time, and then says in a toast what was done', async () => {
  const { run, end } = pending();
  const done = vi.fn((_result: string, name: string) => `${name} is deleted`);
  render(<Action run={run} done={done} />);
  await press();
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('Deleting…');
  expect(run).toHaveBeenCalledTimes(1);
  end();
  expect(await screen.findByText('Emma is deleted')).toBeInTheDocument();
  expect(done).toHaveBeenCalledWith('result', 'Emma');
  await press();
  expect(run).toHaveBeenCalledTimes(2);
});

it.each([
  ['with a no', () => false],
  ['with the question itself failing to load', () => Promise.reject(new Error('missing'))],
])('does nothing when its question ends %s, and can be pressed again', async (_how, confirm) => {
  const run = vi.fn(async () => 'result');
  const asked = vi.fn(confirm);
  render(<Action confirm={asked} run={run} failed={() => 'It failed'} inPlace />);
  await press();
  await press();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(run).not.toHaveBeenCalled();
});

it('asks before it is busy', async () => {
  let answer: (yes: boolean) => void = () => undefined;
  const question = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const { run } = pending();
  render(<Action confirm={() => question} run={run} />);
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('Delete');
  answer(true);
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Deleting…'));
});

it('says in a dialog what went wrong, and can be pressed again', async () => {
  const run = vi.fn(() => Promise.reject(new Error('gone')));
  render(<Action run={run} failed={(_error, name) => `${name} could not be deleted`} />);
  await press();
  expect(await screen.findByText('Emma could not be deleted')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await idle();
  await press();
  expect(run).toHaveBeenCalledTimes(2);
});

it('leaves the failure to its caller, and forgets it with the next press', async () => {
  const { run, end } = pending();
  render(<Action run={run} failed={() => 'It failed'} inPlace />);
  await press();
  end(new Error('gone'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It failed'));
  await press();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('does what its latest rendering says', async () => {
  const [first, second] = [vi.fn(async () => 'result'), vi.fn(async () => 'result')];
  const { rerender } = render(<Action run={first} />);
  rerender(<Action run={second} />);
  await press();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('Emma');
});
