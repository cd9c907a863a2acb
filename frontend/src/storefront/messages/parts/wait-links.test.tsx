import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import ConfirmWaitPage from '../confirm-wait/page.tsx';
import StopWaitingPage from '../stop-waiting/page.tsx';

const CONFIRM = 'POST /api/back-in-stock/confirm';
const STOP = 'POST /api/back-in-stock/stop/:token';
const TOKEN = 's'.repeat(32);
const BOOK = 'b'.repeat(24);

describe('the links in mails about a sold-out book', () => {
  it('confirm an address with one press of a button, and not before', async () => {
    const { answer, callsTo } = stubApi({
      [CONFIRM]: () => problem(404, 'not-found', { detail: 'This link no longer works.' }),
    });
    const at = `/back-in-stock/confirm?token=${TOKEN}&book=${BOOK}`;
    const { user } = renderPage(<ConfirmWaitPage />, { at });
    expect(callsTo(CONFIRM)).toEqual([]);
    const button = screen.getByRole('button', { name: 'Confirm' });
    await user.click(button);
    expect(await screen.findByText('This link no longer works.')).toBeVisible();
    answer(CONFIRM, () => ({ confirmed: true }));
    await user.click(button);
    expect(await screen.findByText(/We will write to you when the book is back/)).toBeVisible();
    expect(callsTo(CONFIRM).at(-1)?.body).toEqual({ token: TOKEN, bookId: BOOK });
  });

  it.each([
    `?token=${TOKEN}`,
    `?token=${TOKEN}&book=${BOOK.slice(1)}`,
    `?token=${TOKEN.slice(1)}&book=${BOOK}`,
  ])('say that they are incomplete: %s', (search) => {
    renderPage(<ConfirmWaitPage />, { at: `/back-in-stock/confirm${search}` });
    expect(screen.getByText(/This link is incomplete/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('end the mails to an address', async () => {
    const { callsTo } = stubApi({ [STOP]: () => ({ stopped: true }) });
    const { user } = renderPage(<StopWaitingPage />, { at: `/back-in-stock/stop?token=${TOKEN}` });
    await user.click(screen.getByRole('button', { name: 'No more mails' }));
    expect(await screen.findByText(/We no longer write to you/)).toBeVisible();
    expect(callsTo(STOP)[0]?.path).toBe(`/api/back-in-stock/stop/${TOKEN}`);
  });

  it.each([
    [
      'confirm',
      <ConfirmWaitPage key="page" />,
      `?token=${TOKEN}&book=${BOOK}`,
      `/api/back-in-stock/confirm/${TOKEN}/${BOOK}/form`,
      /We will write to you when/,
    ],
    [
      'stop',
      <StopWaitingPage key="page" />,
      `?token=${TOKEN}`,
      `/api/back-in-stock/stop/${TOKEN}/form`,
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

  it.each([
    ['expired', /This link no longer works/],
    ['full', /as many books as we can keep/],
  ])('say after a plain form why they have not worked: %s', (why, text) => {
    renderPage(<ConfirmWaitPage />, { at: `/back-in-stock/confirm?${why}=true` });
    expect(screen.getByText(text)).toBeVisible();
  });
});
