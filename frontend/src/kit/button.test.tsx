import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

const send = () => screen.getByRole('button', { name: 'Send' });

/** A form that is sent once, and whose answer never comes. */
function Form({ onSend }: { onSend: () => void }) {
  const [sent, setSent] = useState(false);
  function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    setSent(true);
    onSend();
  }
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" disabled={sent}>
        Send
      </Button>
    </form>
  );
}

it('a button that has been pressed keeps the focus and looks as if it cannot be used', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Form onSend={() => undefined} />);
  expect(send()).not.toHaveAttribute('aria-disabled', 'true');
  await user.click(send());
  expect(send()).toHaveFocus();
  expect(send()).not.toHaveAttribute('disabled');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send().className).toMatch(/aria-disabled:bg-line aria-disabled:text-muted/);
});

it('a form is sent once, by whichever way', async () => {
  const user = userEvent.setup({ delay: null });
  const onSend = vi.fn();
  render(<Form onSend={onSend} />);
  await user.click(send());
  await user.click(send());
  await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
});
