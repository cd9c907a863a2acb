import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Loaded } from './loaded.tsx';

const show = (data: string) => <p>{data}</p>;
const away = { status: 'FETCH_ERROR' };
const unknown = { status: 404, data: { code: 'not-found', detail: 'There is no such thing.' } };

describe('what waits for a reply', () => {
  it('shows a spinner, then what was loaded', () => {
    const { rerender } = render(
      <Loaded query={{}} loading="One moment">
        {show}
      </Loaded>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('One moment');
    rerender(<Loaded query={{ data: 'Emma' }}>{show}</Loaded>);
    expect(screen.getByText('Emma')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says what has not come, and why, and tries again on a press', async () => {
    const refetch = vi.fn();
    render(
      <Loaded query={{ error: away, refetch }} failed="The books could not be loaded.">
        {show}
      </Loaded>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^The books could not be loaded\.The shop cannot be reached/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledWith();
  });

  it('shows what there is instead of a thing that does not exist', () => {
    const { rerender } = render(
      <Loaded query={{ error: unknown }} missing={<p>Sold for ever</p>}>
        {show}
      </Loaded>,
    );
    expect(screen.getByText('Sold for ever')).toBeVisible();
    rerender(<Loaded query={{ error: unknown }}>{show}</Loaded>);
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such thing.');
  });

  it('keeps the reply of another address only while the present one loads, if that is asked', () => {
    const previous = { data: 'Emma', currentData: undefined };
    const { rerender } = render(<Loaded query={previous}>{show}</Loaded>);
    expect(screen.getByText('Emma')).toBeVisible();
    rerender(<Loaded query={{ ...previous, error: away }}>{show}</Loaded>);
    expect(screen.queryByText('Emma')).toBeNull();
    rerender(
      <Loaded query={previous} current>
        {show}
      </Loaded>,
    );
    expect(screen.getByRole('status')).toBeVisible();
  });
});
