import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminToken } from '../../api/admin-token.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { signInAdmin } from '../../testing/sign-in-admin.ts';
import { Field } from '../fields/field.tsx';
import { EditFields, EditForm } from './edit-form.tsx';
import { Form } from './form.tsx';
import { changedMeanwhile } from './form-constraints.ts';
import { hasKeptDraft, useKeptForm } from './kept-draft.ts';
import { useEditForm } from './use-edit-form.ts';
import { useForm } from './use-form.ts';

type Text = { version: number; title: string; tags: string[] };
const TEXT: Text = { version: 1, title: 'Imprint', tags: ['law'] };

function TextForm({ item }: { item: Text }) {
  const form = useEditForm({
    item,
    keep: 'test',
    fields: { title: { label: 'Title' }, tags: { label: 'Tags' } },
    read: ({ title, tags }) => ({ title, tags }),
    send: async (typed, { version }) => {
      if (version < item.version) throw changedMeanwhile(item);
      return { ...typed, version: version + 1 };
    },
    saved: 'Saved',
  });
  return (
    <EditForm form={form} what="this text" button="Save">
      <EditFields of={form} names={['title']} />
    </EditForm>
  );
}
function NoteForm() {
  const form = useForm({ start: { text: '' }, run: async () => {} });
  useKeptForm('note', form);
  return (
    <Form form={form}>
      <Field label="Title" {...form.field('text')} />
    </Form>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Title' });

/** Opens the form, types, and leaves it when the session has ended, or while it goes on. */
async function typeAndLeave(text: string, ends = true) {
  signInAdmin();
  const { user, leave } = renderPage(<TextForm item={TEXT} />);
  if (text) await user.type(title(), text);
  if (ends) adminToken.remove();
  leave();
}

it('what is typed waits for the next sign-in, and is there once', async () => {
  await typeAndLeave(' of the shop');
  expect(hasKeptDraft()).toBe(true);
  const { leave } = renderPage(<TextForm item={TEXT} />);
  expect(title()).toHaveValue('Imprint of the shop');
  expect(hasKeptDraft()).toBe(false);
  signInAdmin();
  leave();
  renderPage(<TextForm item={TEXT} />);
  expect(title()).toHaveValue('Imprint');
});

it.each([
  ['nothing was typed', '', true],
  ['somebody leaves the form while the session goes on', '!', false],
])('nothing is kept where %s', async (_where, text, ends) => {
  await typeAndLeave(text, ends);
  expect(hasKeptDraft()).toBe(false);
  renderPage(<TextForm item={TEXT} />);
  expect(title()).toHaveValue('Imprint');
});

it('what is typed into a form that edits nothing waits, too', async () => {
  signInAdmin();
  const { user, leave } = renderPage(<NoteForm />);
  await user.type(title(), 'Call back');
  adminToken.remove();
  leave();
  const again = renderPage(<NoteForm />);
  expect(title()).toHaveValue('Call back');
  signInAdmin();
  again.leave();
  renderPage(<NoteForm />);
  expect(title()).toHaveValue('');
});

it('what somebody else has changed meanwhile is found when the draft is saved', async () => {
  await typeAndLeave('!');
  const { user } = renderPage(<TextForm item={{ ...TEXT, version: 2, title: 'Legal notice' }} />);
  expect(title()).toHaveValue('Imprint!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Somebody else has changed this text/)).toBeVisible();
});

it.each([
  ['is no draft', 5],
  ['lacks a field', { values: { title: 'Typed' }, base: TEXT }],
  ['has another kind of field', { values: { title: 'Typed', tags: 'law' }, base: TEXT }],
  ['has other items in a list', { values: { title: 'Typed', tags: [{}] }, base: TEXT }],
  ['is of a document that the form cannot show', { values: TEXT, base: 'rubbish' }],
])('a draft of older scripts is left aside where it %s', (_where, draft) => {
  sessionStorage.setItem('form-draft-test', JSON.stringify(draft));
  renderPage(<TextForm item={TEXT} />);
  expect(title()).toHaveValue('Imprint');
});
