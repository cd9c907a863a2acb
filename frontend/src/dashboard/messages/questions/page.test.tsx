import type { QuestionView } from '@book-store/contract/messages/questions/questions.schemas';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBook, aShop } from '../../../testing/builders.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAdmin, stubDashboard } from '../../../testing/sign-in-admin.ts';
import { networkError } from '../../../testing/stub-api.ts';

const LIST = 'GET /api/admin/questions';
const ANSWER = 'POST /api/admin/questions/:id/answers';
const aQuestion = (given: Partial<QuestionView> = {}): QuestionView => ({
  _id: 'a'.repeat(24),
  kind: 'book',
  state: 'open',
  at: '2026-11-19T09:30:00.000Z',
  name: 'Ada Reader',
  email: 'ada@example.com',
  book: 'Emma',
  orderNumber: '',
  message: '<script>alert(1)</script>',
  answers: [],
  ...given,
});
const withMail = () => aShop({ answersMail: true });
const open = () => renderApp('/dashboard/questions');

beforeEach(() => signInAdmin());

describe('the questions', () => {
  it('show who asks for what, with what was typed as text', async () => {
    stubDashboard({ [LIST]: () => [aQuestion()], 'GET /api/shop': withMail });
    open();
    const list = await screen.findByRole('list', { name: 'Questions' });
    expect(within(list).getByText('Emma')).toBeVisible();
    expect(within(list).getByText('<script>alert(1)</script>')).toBeVisible();
    const address = within(list).getByRole('link', { name: 'ada@example.com' });
    expect(address).toHaveAttribute('href', 'mailto:ada@example.com');
    expect(screen.queryByText(/has no mail server/)).toBeNull();
  });

  it('say that a shop without a mail server cannot send an answer', async () => {
    stubDashboard({ [LIST]: () => [aQuestion()] });
    open();
    expect(await screen.findByText(/The shop has no mail server/)).toBeVisible();
  });

  it('are answered with a book of the shop, and what was typed outlasts a failure', async () => {
    const book = aBook({ title: 'Emma in Latin' });
    const { answer, callsTo } = stubDashboard({
      [LIST]: () => [aQuestion()],
      [ANSWER]: networkError,
      'GET /api/shop': withMail,
      'GET /api/books/': () => [book],
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Answer/ }));
    expect(screen.getByLabelText('Your answer')).toHaveFocus();
    await user.type(screen.getByLabelText('Your answer'), 'It is here.');
    await user.type(screen.getByRole('searchbox', { name: 'Find books' }), 'emma');
    await user.click(await screen.findByRole('button', { name: 'Add Emma in Latin' }));
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(screen.getByLabelText('Your answer')).toHaveValue('It is here.');
    answer(ANSWER, () => aQuestion({ state: 'answered' }));
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('The answer is on its way')).toBeVisible();
    const [first, second] = callsTo(ANSWER);
    expect(second?.body).toEqual({ text: 'It is here.', bookId: book._id });
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(screen.queryByLabelText('Your answer')).toBeNull();
  });

  it('are closed, and deleted after asking', async () => {
    const PATCH = 'PATCH /api/admin/questions/:id';
    const DELETE = 'DELETE /api/admin/questions/:id';
    const { answer, callsTo } = stubDashboard({
      [LIST]: () => [aQuestion()],
      [PATCH]: () => aQuestion({ state: 'closed' }),
      [DELETE]: () => ({ deleted: true }),
    });
    const { user } = open();
    const button = await screen.findByRole('button', { name: /^Close/ });
    answer(LIST, () => [aQuestion({ state: 'closed' })]);
    await user.click(button);
    expect(await screen.findByRole('button', { name: /^Open again/ })).toBeVisible();
    expect(callsTo(PATCH).map(({ body }) => body)).toEqual([{ closed: true }]);
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    expect(callsTo(DELETE)).toEqual([]);
    answer(LIST, () => []);
    await user.click(await screen.findByRole('button', { name: 'Delete question' }));
    expect(await screen.findByText('Nobody has asked anything yet.')).toBeVisible();
  });
});
