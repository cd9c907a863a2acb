import { Form, FormEnd } from '../../../kit/forms/form.tsx';
import { FormCard } from '../../../kit/forms/form-card.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useConfirmEmailMutation } from '../parts/team/api.ts';
import { teamTexts } from '../team-texts.ts';
import type { LinkFormProps } from './accept-form.tsx';

/** Opening the link changes nothing, as programs that check mails open links, too. */
export function ConfirmEmailForm({ code, link, onDone }: LinkFormProps) {
  const texts = useTexts(teamTexts).open;
  const [confirm] = useConfirmEmailMutation();
  const form = useForm({
    start: {},
    run: () => confirm({ code }).unwrap(),
    done: () => onDone(texts.emailSaved),
    guard: false,
  });
  return (
    <FormCard title={texts.emailTitle}>
      <p className="prose break-words">{texts.email(link.username ?? '', link.email ?? '')}</p>
      <Form form={form}>
        <FormEnd form={form} busy={texts.saving} className="w-full">
          {texts.confirm}
        </FormEnd>
      </Form>
    </FormCard>
  );
}
