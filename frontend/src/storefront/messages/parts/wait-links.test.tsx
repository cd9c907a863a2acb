import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import ConfirmWaitPage from '../confirm-wait/page.tsx';
import StopWaitingPage from '../stop-waiting/page.tsx';

const CONFIRM = 'POST /api/back-in-stock/confirm';
const STOP = 'POST /api/back-in-stock/stop';

describe('the links in mails about a sold-out book', () => {
  it('confirm an address with one press of a button, and not before', async () => {
    const { answer, callsTo } = stubApi({
      [CONFIRM]: () => problem(404, 'not-found', { detail: 'This link no longer works.' }),
    });
    const at = '/back-in-stock/confirm?token=secret&book=b1';
    const { user } = renderPage(<ConfirmWaitPage />, { at });
    expect(callsTo(CONFIRM)).toEqual([]);
    const button = screen.getByRole('button', { name: 'Confirm' });
    await user.click(button);
    expect(await screen.findByText('This link no longer works.')).toBeVisible();
    answer(CONFIRM, () => ({ confirmed: true }));
    await user.click(button);
    expect(await screen.findByText(/We will write to you when the book is back/)).toBeVisible();
    expect(callsTo(CONFIRM).at(-1)?.body).toEqual({ token: 'secret', bookId: 'b1' });
  });

  it('say that they are incomplete', () => {
    renderPage(<ConfirmWaitPage />, { at: '/back-in-stock/confirm?token=secret' });
    expect(screen.getByText(/This link is incomplete/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('end the mails to an address', async () => {
    const { callsTo } = stubApi({ [STOP]: () => ({ stopped: true }) });
    const { user } = renderPage(<StopWaitingPage />, { at: '/back-in-stock/stop?token=secret' });
    await user.click(screen.getByRole('button', { name: 'No more mails' }));
    expect(await screen.findByText(/We no longer write to you/)).toBeVisible();
    expect(callsTo(STOP)[0]?.body).toEqual({ token: 'secret' });
  });
});
