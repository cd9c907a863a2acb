import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';

let root: HTMLElement;
beforeEach(() => {
  root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
});

function Note({ takesFocus = false }) {
  const [isThere, setThere] = useState(true);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus && !isThere) text.current?.focus();
  }, [takesFocus, isThere]);
  return (
    <section aria-label="Note">
      <p ref={text} tabIndex={-1}>
        Said
      </p>
      {isThere && (
        <ul>
          <li>
            <button type="button" onClick={() => setThere(false)}>
              Close
            </button>
          </li>
        </ul>
      )}
    </section>
  );
}

it('hands the focus of a button that is gone to what was around it', async () => {
  render(<Note />, { container: root });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Note' })).toHaveFocus());
});

it('does so where a pressed button has no focus', async () => {
  render(<Note />, { container: root });
  screen.getByRole('button').click();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Note' })).toHaveFocus());
});

it('leaves it to whoever knows a better place', async () => {
  render(<Note takesFocus />, { container: root });
  await userEvent.click(screen.getByRole('button'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByText('Said')).toHaveFocus();
});

it('keeps to where a closing dialog has returned the focus', async () => {
  render(<Note />, { container: root });
  const dialog = document.body.appendChild(document.createElement('div'));
  const yes = dialog.appendChild(document.createElement('button'));
  const close = screen.getByRole('button', { name: 'Close' });
  yes.addEventListener('click', () => close.focus());
  await userEvent.click(yes);
  dialog.remove();
  // What the answer has started takes the button away, without another press.
  close.remove();
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
});

function Rows({ children }: { children?: ReactNode }) {
  const [rows, setRows] = useState(['One', 'Two']);
  return (
    <section data-focus-area aria-label="Rows">
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

it('hands it to what takes it in an area, at once', async () => {
  const another = (
    <>
      <button type="button">Add one</button>
      <button type="button" data-takes-focus>
        Add another
      </button>
    </>
  );
  render(<Rows>{another}</Rows>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove One' }));
  expect(screen.getByRole('button', { name: 'Add another' })).toHaveFocus();
});

it('hands it to the area where nothing is to take it', async () => {
  render(
    <Rows>
      <ul data-focus-area>
        <li data-takes-focus>Of an area within</li>
      </ul>
    </Rows>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove One' }));
  expect(screen.getByRole('region', { name: 'Rows' })).toHaveFocus();
});
