import { Card } from '../../../kit/card.tsx';
import { confirmDestructive } from '../../../kit/dialogs/dialogs.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useEraseAddressMutation } from '../parts/customers/api.ts';
import { peopleTexts } from '../texts.ts';

/** For people who are in no list of customers, because they have only asked or wait for something. */
export function EraseAddress() {
  const texts = useTexts(peopleTexts).eraseAddress;
  const [erase] = useEraseAddressMutation();
  const form = useForm({
    start: { email: '' },
    guard: false,
    confirm: ({ email }) => confirmDestructive(texts.question(email), texts.gone, texts.erase),
    run: ({ email }) => erase({ email }).unwrap(),
    done: (_erased, sent) => {
      form.empty(sent);
      return texts.erased;
    },
  });
  return (
    <Card title={texts.title}>
      <p className="prose text-muted">{texts.about}</p>
      <Form form={form} className="grid max-w-xl gap-4">
        <Field
          label={texts.email}
          data-empty={texts.missing}
          type="email"
          autoComplete="off"
          required
          {...form.field('email')}
        />
        <FormEnd
          form={form}
          busy={texts.erasing}
          variant="secondary"
          className="justify-self-start"
        >
          {texts.erase}
        </FormEnd>
      </Form>
    </Card>
  );
}
