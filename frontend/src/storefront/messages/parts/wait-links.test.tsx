import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import ConfirmWaitPage from '../confirm-wait/page.tsx';
import StopWaitingPage from '../stop-waiting/page.tsx';

const CONFIRM = 'POST /api/back-in-stock/confirm';
const STOP = 'POST /api/back-in-stock/stop/:token';

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
    expect(callsTo(STOP)[0]?.path).toBe('/api/back-in-stock/stop/secret');
  });

  it.each([
    [
      'confirm',
      <ConfirmWaitPage key="page" />,
      '?token=secret&book=b1',
      '/api/back-in-stock/confirm/secret/b1/form',
      /We will write to you when/,
    ],
    [
      'stop',
      <StopWaitingPage key="page" />,
      '?token=secret',
      '/api/back-in-stock/stop/secret/form',
      /We no longer write to you/,
    ],
  ])('%s by a plain form without JavaScript, and the page that follows says so', (...given) => {
    const [, page, search, action, done] = given;
    renderPage(page, { at: `/${search}` });
    const form = screen.getByRole('button').closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', action);
    cleanup();
    renderPage(page, { at: '/?done=true' });
    expect(screen.getByText(done)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say after a plain form that they no longer work', () => {
    renderPage(<ConfirmWaitPage />, { at: '/back-in-stock/confirm?expired=true' });
    expect(screen.getByText(/This link no longer works/)).toBeVisible();
  });
});
