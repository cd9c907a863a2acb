import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end = () => {};
let root: HTMLElement;
beforeEach(() => {
  end = keepFocus();
  root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
});
afterEach(() => end());

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
