import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Button } from '../button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Field, SelectField } from '../fields/field.tsx';
import { Form, FormEnd } from './form.tsx';
import { invalid } from './form-constraints.ts';
import { useForm } from './use-form.ts';
import { hasUnsavedChanges } from './use-unsaved-changes.ts';

const EMPTY = {
  name: '',
  kind: 'parcel',
  gift: false,
  lines: [{ title: 'Emma', quantity: '1' }],
};
type Order = typeof EMPTY;
type OrderFormProps = {
  run: (order: Order) => Promise<unknown>;
  start?: Order;
  /** Seen by whom it leads elsewhere. */
  onDone?: (isUnsaved: boolean) => void;
  empties?: boolean;
};

function OrderForm({ run, start = EMPTY, onDone, empties }: OrderFormProps) {
  const form = useForm({
    start,
    run,
    done: (_result, sent) => {
      onDone?.(hasUnsavedChanges());
      if (empties) form.empty(sent);
    },
  });
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  return (
    <Form form={form} aria-label="Order">
      <Field
        label="Name"
        {...form.field('name', 'recipient')}
        required
        data-empty="Whose order is it?"
      />
      <SelectField label="Kind" {...form.field('kind')}>
        <option value="parcel">Parcel</option>
        <option value="pick-up">Pick-up</option>
      </SelectField>
      <Checkbox {...form.checkbox('gift')}>A gift</Checkbox>
      {lines.fields.map(({ id, title }, at) => (
        <div key={id}>
          <Field label={`Copies of ${title}`} {...form.field(`lines.${at}.quantity`)} required />
          <Button onClick={() => lines.remove(at)}>Remove {title}</Button>
        </div>
      ))}
      <Button onClick={() => lines.append({ title: 'Persuasion', quantity: '' })}>Add</Button>
      <FormEnd form={form} busy="Sending…">
        Send
      </FormEnd>
    </Form>
  );
}

/** The form on a page that knows more after a while, and that is left. */
function OrderPage({ later, ...props }: OrderFormProps & { later?: Order }) {
  const [step, setStep] = useState<'first' | 'later' | 'left'>('first');
  return (
    <>
      {step !== 'left' && <OrderForm {...props} {...(step === 'later' && { start: later })} />}
      <Button onClick={() => setStep('later')}>Wait</Button>
      <Button onClick={() => setStep('left')}>Leave</Button>
    </>
  );
}

const render = (props: OrderFormProps & { later?: Order }) => renderPage(<OrderPage {...props} />);
const name = () => screen.getByRole('textbox', { name: 'Name' });
const send = () => screen.getByRole('button', { name: 'Send' });

/** Replies when it is told to. */
function slowly() {
  let reply = () => {};
  const run = vi.fn(() => new Promise<void>((resolve) => (reply = resolve)));
  return { run, reply: () => act(async () => reply()) };
}

it('sends what stands in its fields, nested as they are', async () => {
  const run = vi.fn(async () => {});
  const { user } = render({ run });
  await user.type(name(), 'Ann');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'pick-up');
  await user.click(screen.getByRole('checkbox', { name: 'A gift' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(screen.getByRole('textbox', { name: 'Copies of Persuasion' }), '2');
  await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
  await user.click(send());
  const lines = [{ title: 'Persuasion', quantity: '2' }];
  expect(run.mock.calls).toEqual([
    [{ name: 'Ann', kind: 'pick-up', gift: true, lines }, expect.any(HTMLFormElement)],
  ]);
});

it('is sent once, however often its button is pressed', async () => {
  const { run, reply } = slowly();
  const { user } = render({ run });
  await user.type(name(), 'Ann{Enter}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sending…' }));
  expect(run).toHaveBeenCalledTimes(1);
  await reply();
  await user.click(send());
  expect(run).toHaveBeenCalledTimes(2);
});

it('says at each field what is wrong until it changes, and focuses the first', async () => {
  const run = vi.fn(async () => {});
  const { user } = render({ run });
  await user.clear(screen.getByRole('textbox', { name: 'Copies of Emma' }));
  await user.click(send());
  expect(name()).toHaveFocus();
  expect(name()).toBeInvalid();
  expect(name()).toHaveAccessibleDescription('Whose order is it?');
  await user.type(name(), 'A');
  expect(name()).toHaveAccessibleDescription('');
  expect(screen.getByRole('textbox', { name: 'Copies of Emma' })).toHaveAccessibleDescription(
    'Please fill in this field.',
  );
  expect(run).not.toHaveBeenCalled();
});

it('shows at a nested field what the server says of it, and keeps what is typed', async () => {
  const run = async () => {
    throw invalid([{ path: 'lines.1.quantity', message: 'Only one copy is left.' }]);
  };
  const { user } = render({ run });
  await user.type(name(), 'Ann');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.type(screen.getByRole('textbox', { name: 'Copies of Persuasion' }), '2');
  await user.click(send());
  const quantity = screen.getByRole('textbox', { name: 'Copies of Persuasion' });
  expect(quantity).toHaveAccessibleDescription('Only one copy is left.');
  expect(quantity).toHaveFocus();
  expect(name()).toHaveValue('Ann');
  await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
  expect(screen.getByRole('textbox', { name: 'Copies of Persuasion' })).toHaveValue('2');
  expect(screen.getByRole('textbox', { name: 'Copies of Persuasion' })).toBeInvalid();
});

it('takes back at a field what the server says of the value made of it', async () => {
  const run = async () => {
    throw invalid([{ path: 'recipient', message: 'Nobody has this name.' }]);
  };
  const { user } = render({ run });
  await user.type(name(), 'Ann');
  await user.click(send());
  expect(name()).toHaveAccessibleDescription('Nobody has this name.');
  expect(name()).toHaveFocus();
  await user.type(name(), 'a');
  expect(name()).toHaveAccessibleDescription('');
});

it.each([
  ['of the form as a whole', { status: 409, data: { code: 'conflict', detail: 'Closed.' } }],
  ['of a field that it does not show', invalid([{ path: 'coupon', message: 'Closed.' }])],
])('says what is wrong %s, until it is sent again', async (_of, error) => {
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValue();
  const { user } = render({ run });
  await user.type(name(), 'Ann');
  await user.click(send());
  expect(await screen.findByText('Closed.')).toBeVisible();
  await user.click(send());
  expect(screen.queryByText('Closed.')).not.toBeInTheDocument();
  expect(run).toHaveBeenCalledTimes(2);
});

it('keeps what is typed while it is sent, and empties the rest', async () => {
  const { run, reply } = slowly();
  const { user } = render({ run, empties: true });
  await user.type(name(), 'Ann');
  await user.click(screen.getByRole('checkbox', { name: 'A gift' }));
  await user.click(send());
  await user.type(name(), ' Elliot');
  await reply();
  expect(name()).toHaveValue('Ann Elliot');
  expect(screen.getByRole('checkbox', { name: 'A gift' })).not.toBeChecked();
  expect(hasUnsavedChanges()).toBe(true);
});

it('has something to lose from the first letter until it is sent', async () => {
  const onDone = vi.fn();
  const { user } = render({ run: async () => {}, onDone });
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(name(), 'A');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(send());
  expect(onDone.mock.calls).toEqual([[false]]);
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(name(), 'nn');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(hasUnsavedChanges()).toBe(false);
});

it('fills in what is known later, but not over what is typed', async () => {
  const later = { ...EMPTY, name: 'Bob', kind: 'pick-up' };
  const { user } = render({ run: async () => {}, later });
  await user.type(name(), 'Ann');
  await user.click(screen.getByRole('button', { name: 'Wait' }));
  expect(name()).toHaveValue('Ann');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('pick-up');
});
