import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aShop } from '../../../../testing/builders.ts';
import { aCustomer, anAuth, renderPage } from '../../../../testing/render-page.tsx';
import { networkError, problem, type Stubs, stubApi } from '../../../../testing/stub-api.ts';
import { NothingFound } from '../../../catalogue/search/nothing-found.tsx';
import ContactPage from '../../../settings/contact/page.tsx';
import { AskButton } from './ask-button.tsx';

const ASK = 'POST /api/questions';
const received = () => ({ received: true as const });
/** A search that finds nothing, in a shop with a book. */
const nothing: Stubs = {
  'GET /api/suggestions': () => ({
    ...{ books: [], authors: [], series: [], genres: [], near: [] },
    ...{ total: 0, match: 'exact' as const },
  }),
  'GET /api/books/cards': () => [aCard()],
};
const BUTTON = 'Ask us for this book';

describe('asking for a book', () => {
  it('begins with the words of a search that finds nothing, and sends them with an address', async () => {
    const { callsTo } = stubApi({ ...nothing, [ASK]: received });
    const { user } = renderPage(<NothingFound q="9783161484100" />, { at: '/search' });
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    const book = await screen.findByLabelText('Which book?');
    expect(book).toHaveValue('9783161484100');
    expect(book).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please enter your email address.')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    const said = await screen.findByText(/We write the answer to ada@example.com/);
    await waitFor(() => expect(said).toHaveFocus());
    expect(callsTo(ASK).map(({ body }) => body)).toEqual([
      {
        ...{ kind: 'book', book: '9783161484100', email: 'ada@example.com' },
        ...{ name: '', orderNumber: '', message: '' },
      },
    ]);
  });

  it('names the book of the shop whose page it is asked on', async () => {
    const bookId = 'a'.repeat(24);
    const { callsTo } = stubApi({ [ASK]: received });
    const { user } = renderPage(<AskButton book="Rare" bookId={bookId} />, { at: '/books/1' });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    expect(await screen.findByLabelText('Which book?')).toHaveValue('Rare');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    await screen.findByText(/We write the answer/);
    expect(callsTo(ASK)[0]?.body).toMatchObject({ bookId, book: 'Rare' });
  });

  it('keeps what was typed while the shop is out of reach, or asks for less', async () => {
    const { answer } = stubApi({ ...nothing, [ASK]: networkError });
    const { user } = renderPage(<NothingFound q="emma" />, { at: '/search' });
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    answer(ASK, () => problem(429, 'too-many-requests'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/too-many-requests/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Which book?')).toHaveValue('emma');
  });
});

describe('the form of the contact page', () => {
  const withMail = { 'GET /api/shop': () => aShop({ answersMail: true }) };
  const open = (auth = anAuth()) => renderPage(<ContactPage />, { at: '/contact', auth });

  it('sends a message, with the number of an order', async () => {
    const { callsTo } = stubApi({ ...withMail, [ASK]: received });
    const { user } = open();
    await user.type(await screen.findByLabelText(/^Order number/), 'BS-10042');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please enter your message.')).toBeVisible();
    await user.type(screen.getByLabelText('Your message'), 'Where is it?');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/We write the answer to ada@example.com/)).toBeVisible();
    expect(callsTo(ASK)[0]?.body).toMatchObject({
      kind: 'contact',
      orderNumber: 'BS-10042',
      message: 'Where is it?',
    });
  });

  it('has the name and address of a customer who is signed in', async () => {
    stubApi(withMail);
    open(anAuth({ currentUser: aCustomer() }));
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Reader');
  });

  it('is not there in a shop that cannot answer by mail', async () => {
    stubApi({ 'GET /api/shop': () => aShop({ name: 'Lesart', phone: '0123' }) });
    open();
    expect(await screen.findByRole('heading', { name: 'Lesart' })).toBeVisible();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });
});
